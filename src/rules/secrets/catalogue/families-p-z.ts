import type { SecretRule } from '../types.js';
import { PADDLE_RULES } from './paddle.js';
import { PAYPAL_RULES } from './paypal.js';
import { PERPLEXITY_RULES } from './perplexity.js';
import { PERSONA_RULES } from './persona.js';
import { PINECONE_RULES } from './pinecone.js';
import { PINTEREST_RULES } from './pinterest.js';
import { PLAID_RULES } from './plaid.js';
import { PLANETSCALE_RULES } from './planetscale.js';
import { POLAR_RULES } from './polar.js';
import { POSTHOG_RULES } from './posthog.js';
import { POSTMAN_RULES } from './postman.js';
import { PREFECT_RULES } from './prefect.js';
import { PULUMI_RULES } from './pulumi.js';
import { PYPI_RULES } from './pypi.js';
import { QUICKNODE_RULES } from './quicknode.js';
import { RAMP_RULES } from './ramp.js';
import { RANCHER_RULES } from './rancher.js';
import { RAPIDAPI_RULES } from './rapidapi.js';
import { RAZORPAY_RULES } from './razorpay.js';
import { README_RULES } from './readme.js';
import { REDIRECT_PIZZA_RULES } from './redirect-pizza.js';
import { RENDER_RULES } from './render.js';
import { REPLICATE_RULES } from './replicate.js';
import { RESEND_RULES } from './resend.js';
import { RETELL_RULES } from './retell.js';
import { ROOTLY_RULES } from './rootly.js';
import { RUBYGEMS_RULES } from './rubygems.js';
import { RUNPOD_RULES } from './runpod.js';
import { SALESFORCE_RULES } from './salesforce.js';
import { SAMSARA_RULES } from './samsara.js';
import { SANITY_RULES } from './sanity.js';
import { SCALEWAY_RULES } from './scaleway.js';
import { SCALINGO_RULES } from './scalingo.js';
import { SEGMENT_RULES } from './segment.js';
import { SEMGREP_RULES } from './semgrep.js';
import { SENDGRID_RULES } from './sendgrid.js';
import { SENTRY_RULES } from './sentry.js';
import { SETTLEMINT_RULES } from './settlemint.js';
import { SHIPPO_RULES } from './shippo.js';
import { SHOPIFY_RULES } from './shopify.js';
import { SLACK_RULES } from './slack.js';
import { SNYK_RULES } from './snyk.js';
import { SOCKET_DEV_RULES } from './socket-dev.js';
import { SONARQUBE_RULES } from './sonarqube.js';
import { SOURCEGRAPH_RULES } from './sourcegraph.js';
import { SQUARE_RULES } from './square.js';
import { STACKHAWK_RULES } from './stackhawk.js';
import { STATSIG_RULES } from './statsig.js';
import { STRIPE_RULES } from './stripe.js';
import { STYTCH_RULES } from './stytch.js';
import { SUMO_LOGIC_RULES } from './sumo-logic.js';
import { SUPABASE_RULES } from './supabase.js';
import { TAILSCALE_RULES } from './tailscale.js';
import { TAVILY_RULES } from './tavily.js';
import { TELEGRAM_RULES } from './telegram.js';
import { TENCENT_RULES } from './tencent.js';
import { TINES_RULES } from './tines.js';
import { TOGETHER_RULES } from './together.js';
import { TRIGGER_DEV_RULES } from './trigger-dev.js';
import { TWILIO_RULES } from './twilio.js';
import { TWITCH_RULES } from './twitch.js';
import { TYPEFORM_RULES } from './typeform.js';
import { UNKEY_RULES } from './unkey.js';
import { UNLEASH_RULES } from './unleash.js';
import { UPCLOUD_RULES } from './upcloud.js';
import { VAL_TOWN_RULES } from './val-town.js';
import { VERCEL_RULES } from './vercel.js';
import { VOYAGE_RULES } from './voyage.js';
import { WEIGHTS_AND_BIASES_RULES } from './weights-and-biases.js';
import { WINDSURF_RULES } from './windsurf.js';
import { WOOCOMMERCE_RULES } from './woocommerce.js';
import { X_RULES } from './x.js';
import { XAI_RULES } from './xai.js';
import { XATA_RULES } from './xata.js';
import { YANDEX_RULES } from './yandex.js';
import { ZAPIER_RULES } from './zapier.js';
import { ZUPLO_RULES } from './zuplo.js';

/** The providers whose file begins with P to Z. */
export const FAMILIES_P_TO_Z: readonly SecretRule[] = [
  ...PADDLE_RULES,
  ...PAYPAL_RULES,
  ...PERPLEXITY_RULES,
  ...PERSONA_RULES,
  ...PINECONE_RULES,
  ...PINTEREST_RULES,
  ...PLAID_RULES,
  ...PLANETSCALE_RULES,
  ...POLAR_RULES,
  ...POSTHOG_RULES,
  ...POSTMAN_RULES,
  ...PREFECT_RULES,
  ...PULUMI_RULES,
  ...PYPI_RULES,
  ...QUICKNODE_RULES,
  ...RAMP_RULES,
  ...RANCHER_RULES,
  ...RAPIDAPI_RULES,
  ...RAZORPAY_RULES,
  ...README_RULES,
  ...REDIRECT_PIZZA_RULES,
  ...RENDER_RULES,
  ...REPLICATE_RULES,
  ...RESEND_RULES,
  ...RETELL_RULES,
  ...ROOTLY_RULES,
  ...RUBYGEMS_RULES,
  ...RUNPOD_RULES,
  ...SALESFORCE_RULES,
  ...SAMSARA_RULES,
  ...SANITY_RULES,
  ...SCALEWAY_RULES,
  ...SCALINGO_RULES,
  ...SEGMENT_RULES,
  ...SEMGREP_RULES,
  ...SENDGRID_RULES,
  ...SENTRY_RULES,
  ...SETTLEMINT_RULES,
  ...SHIPPO_RULES,
  ...SHOPIFY_RULES,
  ...SLACK_RULES,
  ...SNYK_RULES,
  ...SOCKET_DEV_RULES,
  ...SONARQUBE_RULES,
  ...SOURCEGRAPH_RULES,
  ...SQUARE_RULES,
  ...STACKHAWK_RULES,
  ...STATSIG_RULES,
  ...STRIPE_RULES,
  ...STYTCH_RULES,
  ...SUMO_LOGIC_RULES,
  ...SUPABASE_RULES,
  ...TAILSCALE_RULES,
  ...TAVILY_RULES,
  ...TELEGRAM_RULES,
  ...TENCENT_RULES,
  ...TINES_RULES,
  ...TOGETHER_RULES,
  ...TRIGGER_DEV_RULES,
  ...TWILIO_RULES,
  ...TWITCH_RULES,
  ...TYPEFORM_RULES,
  ...UNKEY_RULES,
  ...UNLEASH_RULES,
  ...UPCLOUD_RULES,
  ...VAL_TOWN_RULES,
  ...VERCEL_RULES,
  ...VOYAGE_RULES,
  ...WEIGHTS_AND_BIASES_RULES,
  ...WINDSURF_RULES,
  ...WOOCOMMERCE_RULES,
  ...X_RULES,
  ...XAI_RULES,
  ...XATA_RULES,
  ...YANDEX_RULES,
  ...ZAPIER_RULES,
  ...ZUPLO_RULES,
];
