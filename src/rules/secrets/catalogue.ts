import { ONE_PASSWORD_RULES } from './catalogue/1password.js';
import { ADAFRUIT_RULES } from './catalogue/adafruit.js';
import { ADOBE_RULES } from './catalogue/adobe.js';
import { ADYEN_RULES } from './catalogue/adyen.js';
import { AGE_RULES } from './catalogue/age.js';
import { AIKIDO_RULES } from './catalogue/aikido.js';
import { AIRTABLE_RULES } from './catalogue/airtable.js';
import { AIVEN_RULES } from './catalogue/aiven.js';
import { ALIBABA_RULES } from './catalogue/alibaba.js';
import { ANTHROPIC_RULES } from './catalogue/anthropic.js';
import { APIFY_RULES } from './catalogue/apify.js';
import { ARCJET_RULES } from './catalogue/arcjet.js';
import { ASAAS_RULES } from './catalogue/asaas.js';
import { ASANA_RULES } from './catalogue/asana.js';
import { ATLASSIAN_RULES } from './catalogue/atlassian.js';
import { AUTHRESS_RULES } from './catalogue/authress.js';
import { AWS_RULES } from './catalogue/aws.js';
import { AXIOM_RULES } from './catalogue/axiom.js';
import { AZURE_RULES } from './catalogue/azure.js';
import { BEAMER_RULES } from './catalogue/beamer.js';
import { BITWARDEN_RULES } from './catalogue/bitwarden.js';
import { BRAVE_RULES } from './catalogue/brave.js';
import { BREVO_RULES } from './catalogue/brevo.js';
import { BROWSERBASE_RULES } from './catalogue/browserbase.js';
import { BUILDKITE_RULES } from './catalogue/buildkite.js';
import { CAL_COM_RULES } from './catalogue/cal-com.js';
import { CANVA_RULES } from './catalogue/canva.js';
import { CEREBRAS_RULES } from './catalogue/cerebras.js';
import { CHAT_BOTS_CN_RULES } from './catalogue/chat-bots-cn.js';
import { CHECKLY_RULES } from './catalogue/checkly.js';
import { CIRCLECI_RULES } from './catalogue/circleci.js';
import { CLICKHOUSE_RULES } from './catalogue/clickhouse.js';
import { CLOJARS_RULES } from './catalogue/clojars.js';
import { CLOUDFLARE_RULES } from './catalogue/cloudflare.js';
import { CLOUDSMITH_RULES } from './catalogue/cloudsmith.js';
import { COCKROACHDB_RULES } from './catalogue/cockroachdb.js';
import { COMPOSIO_RULES } from './catalogue/composio.js';
import { CONFIGCAT_RULES } from './catalogue/configcat.js';
import { CONFLUENT_RULES } from './catalogue/confluent.js';
import { CONTENTFUL_RULES } from './catalogue/contentful.js';
import { COURIER_RULES } from './catalogue/courier.js';
import { CRATES_IO_RULES } from './catalogue/crates-io.js';
import { CURSOR_RULES } from './catalogue/cursor.js';
import { DATABRICKS_RULES } from './catalogue/databricks.js';
import { DEFINED_NETWORKING_RULES } from './catalogue/defined-networking.js';
import { DENO_RULES } from './catalogue/deno.js';
import { DEPOT_RULES } from './catalogue/depot.js';
import { DEVCYCLE_RULES } from './catalogue/devcycle.js';
import { DEVIN_RULES } from './catalogue/devin.js';
import { DIGITALOCEAN_RULES } from './catalogue/digitalocean.js';
import { DISCORD_RULES } from './catalogue/discord.js';
import { DOCKER_RULES } from './catalogue/docker.js';
import { DOPPLER_RULES } from './catalogue/doppler.js';
import { DROPBOX_RULES } from './catalogue/dropbox.js';
import { DUFFEL_RULES } from './catalogue/duffel.js';
import { DYNATRACE_RULES } from './catalogue/dynatrace.js';
import { E2B_RULES } from './catalogue/e2b.js';
import { EASYPOST_RULES } from './catalogue/easypost.js';
import { ELASTIC_RULES } from './catalogue/elastic.js';
import { ELEVENLABS_RULES } from './catalogue/elevenlabs.js';
import { EXOSCALE_RULES } from './catalogue/exoscale.js';
import { FIGMA_RULES } from './catalogue/figma.js';
import { FIRECRAWL_RULES } from './catalogue/firecrawl.js';
import { FIREWORKS_RULES } from './catalogue/fireworks.js';
import { FLUTTERWAVE_RULES } from './catalogue/flutterwave.js';
import { FLY_IO_RULES } from './catalogue/fly-io.js';
import { FRAME_IO_RULES } from './catalogue/frame-io.js';
import { GITBOOK_RULES } from './catalogue/gitbook.js';
import { GITHUB_RULES } from './catalogue/github.js';
import { GITLAB_RULES } from './catalogue/gitlab.js';
import { GOCARDLESS_RULES } from './catalogue/gocardless.js';
import { GOOGLE_RULES } from './catalogue/google.js';
import { GOOGLE_CHAT_RULES } from './catalogue/google-chat.js';
import { GRAFANA_RULES } from './catalogue/grafana.js';
import { GROQ_RULES } from './catalogue/groq.js';
import { HARNESS_RULES } from './catalogue/harness.js';
import { HASHICORP_RULES } from './catalogue/hashicorp.js';
import { HEROKU_RULES } from './catalogue/heroku.js';
import { HONEYCOMB_RULES } from './catalogue/honeycomb.js';
import { HUBSPOT_RULES } from './catalogue/hubspot.js';
import { HUGGING_FACE_RULES } from './catalogue/hugging-face.js';
import { IFTTT_RULES } from './catalogue/ifttt.js';
import { INFISICAL_RULES } from './catalogue/infisical.js';
import { INFRACOST_RULES } from './catalogue/infracost.js';
import { INNGEST_RULES } from './catalogue/inngest.js';
import { INTERCOM_RULES } from './catalogue/intercom.js';
import { INTRA42_RULES } from './catalogue/intra42.js';
import { JFROG_RULES } from './catalogue/jfrog.js';
import { JINA_RULES } from './catalogue/jina.js';
import { KUBERNETES_RULES } from './catalogue/kubernetes.js';
import { LANGCHAIN_RULES } from './catalogue/langchain.js';
import { LANGFUSE_RULES } from './catalogue/langfuse.js';
import { LAUNCHDARKLY_RULES } from './catalogue/launchdarkly.js';
import { LICHESS_RULES } from './catalogue/lichess.js';
import { LINEAR_RULES } from './catalogue/linear.js';
import { LINKEDIN_RULES } from './catalogue/linkedin.js';
import { LOB_RULES } from './catalogue/lob.js';
import { LOGFIRE_RULES } from './catalogue/logfire.js';
import { MAILCHIMP_RULES } from './catalogue/mailchimp.js';
import { MAILERSEND_RULES } from './catalogue/mailersend.js';
import { MAILGUN_RULES } from './catalogue/mailgun.js';
import { MAKE_RULES } from './catalogue/make.js';
import { MAPBOX_RULES } from './catalogue/mapbox.js';
import { MAXMIND_RULES } from './catalogue/maxmind.js';
import { MEM0_RULES } from './catalogue/mem0.js';
import { MERCURY_RULES } from './catalogue/mercury.js';
import { MERGIFY_RULES } from './catalogue/mergify.js';
import { META_RULES } from './catalogue/meta.js';
import { MICROSOFT_TEAMS_RULES } from './catalogue/microsoft-teams.js';
import { MINIMAX_RULES } from './catalogue/minimax.js';
import { MODAL_RULES } from './catalogue/modal.js';
import { MONGODB_RULES } from './catalogue/mongodb.js';
import { MOONSHOT_RULES } from './catalogue/moonshot.js';
import { NEON_RULES } from './catalogue/neon.js';
import { NETBIRD_RULES } from './catalogue/netbird.js';
import { NETLIFY_RULES } from './catalogue/netlify.js';
import { NEW_RELIC_RULES } from './catalogue/new-relic.js';
import { NGROK_RULES } from './catalogue/ngrok.js';
import { NIGHTFALL_RULES } from './catalogue/nightfall.js';
import { NOTION_RULES } from './catalogue/notion.js';
import { NPM_RULES } from './catalogue/npm.js';
import { NUGET_RULES } from './catalogue/nuget.js';
import { NVIDIA_RULES } from './catalogue/nvidia.js';
import { NYLAS_RULES } from './catalogue/nylas.js';
import { OCTOPUS_RULES } from './catalogue/octopus.js';
import { OKTA_RULES } from './catalogue/okta.js';
import { ONESIGNAL_RULES } from './catalogue/onesignal.js';
import { ONFIDO_RULES } from './catalogue/onfido.js';
import { OPENAI_RULES } from './catalogue/openai.js';
import { OPENROUTER_RULES } from './catalogue/openrouter.js';
import { OPENSHIFT_RULES } from './catalogue/openshift.js';
import { ORY_RULES } from './catalogue/ory.js';
import { PADDLE_RULES } from './catalogue/paddle.js';
import { PAYPAL_RULES } from './catalogue/paypal.js';
import { PERPLEXITY_RULES } from './catalogue/perplexity.js';
import { PERSONA_RULES } from './catalogue/persona.js';
import { PINECONE_RULES } from './catalogue/pinecone.js';
import { PINTEREST_RULES } from './catalogue/pinterest.js';
import { PLAID_RULES } from './catalogue/plaid.js';
import { PLANETSCALE_RULES } from './catalogue/planetscale.js';
import { POLAR_RULES } from './catalogue/polar.js';
import { POSTHOG_RULES } from './catalogue/posthog.js';
import { POSTMAN_RULES } from './catalogue/postman.js';
import { PREFECT_RULES } from './catalogue/prefect.js';
import { PULUMI_RULES } from './catalogue/pulumi.js';
import { PYPI_RULES } from './catalogue/pypi.js';
import { RAMP_RULES } from './catalogue/ramp.js';
import { RANCHER_RULES } from './catalogue/rancher.js';
import { RAPIDAPI_RULES } from './catalogue/rapidapi.js';
import { RAZORPAY_RULES } from './catalogue/razorpay.js';
import { README_RULES } from './catalogue/readme.js';
import { REDIRECT_PIZZA_RULES } from './catalogue/redirect-pizza.js';
import { RENDER_RULES } from './catalogue/render.js';
import { REPLICATE_RULES } from './catalogue/replicate.js';
import { RESEND_RULES } from './catalogue/resend.js';
import { ROOTLY_RULES } from './catalogue/rootly.js';
import { RUBYGEMS_RULES } from './catalogue/rubygems.js';
import { RUNPOD_RULES } from './catalogue/runpod.js';
import { SALESFORCE_RULES } from './catalogue/salesforce.js';
import { SAMSARA_RULES } from './catalogue/samsara.js';
import { SANITY_RULES } from './catalogue/sanity.js';
import { SCALEWAY_RULES } from './catalogue/scaleway.js';
import { SCALINGO_RULES } from './catalogue/scalingo.js';
import { SEGMENT_RULES } from './catalogue/segment.js';
import { SEMGREP_RULES } from './catalogue/semgrep.js';
import { SENDGRID_RULES } from './catalogue/sendgrid.js';
import { SENTRY_RULES } from './catalogue/sentry.js';
import { SETTLEMINT_RULES } from './catalogue/settlemint.js';
import { SHIPPO_RULES } from './catalogue/shippo.js';
import { SHOPIFY_RULES } from './catalogue/shopify.js';
import { SLACK_RULES } from './catalogue/slack.js';
import { SNYK_RULES } from './catalogue/snyk.js';
import { SOCKET_DEV_RULES } from './catalogue/socket-dev.js';
import { SONARQUBE_RULES } from './catalogue/sonarqube.js';
import { SOURCEGRAPH_RULES } from './catalogue/sourcegraph.js';
import { SQUARE_RULES } from './catalogue/square.js';
import { STACKHAWK_RULES } from './catalogue/stackhawk.js';
import { STATSIG_RULES } from './catalogue/statsig.js';
import { STRIPE_RULES } from './catalogue/stripe.js';
import { STYTCH_RULES } from './catalogue/stytch.js';
import { SUMO_LOGIC_RULES } from './catalogue/sumo-logic.js';
import { SUPABASE_RULES } from './catalogue/supabase.js';
import { TAILSCALE_RULES } from './catalogue/tailscale.js';
import { TAVILY_RULES } from './catalogue/tavily.js';
import { TELEGRAM_RULES } from './catalogue/telegram.js';
import { TENCENT_RULES } from './catalogue/tencent.js';
import { TINES_RULES } from './catalogue/tines.js';
import { TOGETHER_RULES } from './catalogue/together.js';
import { TRIGGER_DEV_RULES } from './catalogue/trigger-dev.js';
import { TWILIO_RULES } from './catalogue/twilio.js';
import { TWITCH_RULES } from './catalogue/twitch.js';
import { TYPEFORM_RULES } from './catalogue/typeform.js';
import { UNKEY_RULES } from './catalogue/unkey.js';
import { UPCLOUD_RULES } from './catalogue/upcloud.js';
import { VAL_TOWN_RULES } from './catalogue/val-town.js';
import { VERCEL_RULES } from './catalogue/vercel.js';
import { VOYAGE_RULES } from './catalogue/voyage.js';
import { WEIGHTS_AND_BIASES_RULES } from './catalogue/weights-and-biases.js';
import { X_RULES } from './catalogue/x.js';
import { XAI_RULES } from './catalogue/xai.js';
import { YANDEX_RULES } from './catalogue/yandex.js';
import { ZAPIER_RULES } from './catalogue/zapier.js';
import { ZUPLO_RULES } from './catalogue/zuplo.js';
import type { SecretRule } from './types.js';

/** Every family of self-identifying tokens, one file a provider. The order decides nothing: the longest match wins. */
export const SECRET_CATALOGUE: readonly SecretRule[] = [
  ...GITHUB_RULES,
  ...GITLAB_RULES,
  ...ATLASSIAN_RULES,
  ...NPM_RULES,
  ...PYPI_RULES,
  ...RUBYGEMS_RULES,
  ...CRATES_IO_RULES,
  ...NUGET_RULES,
  ...CLOJARS_RULES,
  ...DOCKER_RULES,
  ...JFROG_RULES,
  ...CLOUDSMITH_RULES,
  ...AWS_RULES,
  ...GOOGLE_RULES,
  ...AZURE_RULES,
  ...ALIBABA_RULES,
  ...TENCENT_RULES,
  ...YANDEX_RULES,
  ...DIGITALOCEAN_RULES,
  ...UPCLOUD_RULES,
  ...EXOSCALE_RULES,
  ...SCALEWAY_RULES,
  ...SCALINGO_RULES,
  ...CLOUDFLARE_RULES,
  ...VERCEL_RULES,
  ...NETLIFY_RULES,
  ...HEROKU_RULES,
  ...FLY_IO_RULES,
  ...RENDER_RULES,
  ...DENO_RULES,
  ...REDIRECT_PIZZA_RULES,
  ...RUNPOD_RULES,
  ...SUPABASE_RULES,
  ...NEON_RULES,
  ...PLANETSCALE_RULES,
  ...MONGODB_RULES,
  ...DATABRICKS_RULES,
  ...COCKROACHDB_RULES,
  ...CONFLUENT_RULES,
  ...ELASTIC_RULES,
  ...CLICKHOUSE_RULES,
  ...AIVEN_RULES,
  ...SNYK_RULES,
  ...HASHICORP_RULES,
  ...PULUMI_RULES,
  ...INFRACOST_RULES,
  ...DOPPLER_RULES,
  ...ONE_PASSWORD_RULES,
  ...OCTOPUS_RULES,
  ...TAILSCALE_RULES,
  ...NETBIRD_RULES,
  ...DEFINED_NETWORKING_RULES,
  ...POSTMAN_RULES,
  ...README_RULES,
  ...ZUPLO_RULES,
  ...AGE_RULES,
  ...OPENSHIFT_RULES,
  ...RANCHER_RULES,
  ...KUBERNETES_RULES,
  ...GRAFANA_RULES,
  ...SENTRY_RULES,
  ...NEW_RELIC_RULES,
  ...DYNATRACE_RULES,
  ...POSTHOG_RULES,
  ...SEGMENT_RULES,
  ...SOURCEGRAPH_RULES,
  ...CONFIGCAT_RULES,
  ...DEVCYCLE_RULES,
  ...LAUNCHDARKLY_RULES,
  ...STATSIG_RULES,
  ...ROOTLY_RULES,
  ...ONESIGNAL_RULES,
  ...SONARQUBE_RULES,
  ...HONEYCOMB_RULES,
  ...LOGFIRE_RULES,
  ...AXIOM_RULES,
  ...SUMO_LOGIC_RULES,
  ...CIRCLECI_RULES,
  ...BUILDKITE_RULES,
  ...HARNESS_RULES,
  ...MERGIFY_RULES,
  ...STACKHAWK_RULES,
  ...PREFECT_RULES,
  ...DEPOT_RULES,
  ...AIKIDO_RULES,
  ...SEMGREP_RULES,
  ...SOCKET_DEV_RULES,
  ...ARCJET_RULES,
  ...LINEAR_RULES,
  ...NOTION_RULES,
  ...AIRTABLE_RULES,
  ...ASANA_RULES,
  ...FIGMA_RULES,
  ...CANVA_RULES,
  ...FRAME_IO_RULES,
  ...NYLAS_RULES,
  ...CONTENTFUL_RULES,
  ...DROPBOX_RULES,
  ...TYPEFORM_RULES,
  ...BEAMER_RULES,
  ...NIGHTFALL_RULES,
  ...TRIGGER_DEV_RULES,
  ...INNGEST_RULES,
  ...CAL_COM_RULES,
  ...INTRA42_RULES,
  ...VAL_TOWN_RULES,
  ...PINTEREST_RULES,
  ...LICHESS_RULES,
  ...SAMSARA_RULES,
  ...SETTLEMINT_RULES,
  ...AUTHRESS_RULES,
  ...ADAFRUIT_RULES,
  ...ADOBE_RULES,
  ...APIFY_RULES,
  ...BROWSERBASE_RULES,
  ...RAPIDAPI_RULES,
  ...MAXMIND_RULES,
  ...MAPBOX_RULES,
  ...SHOPIFY_RULES,
  ...STRIPE_RULES,
  ...SQUARE_RULES,
  ...PAYPAL_RULES,
  ...PLAID_RULES,
  ...PADDLE_RULES,
  ...POLAR_RULES,
  ...RAZORPAY_RULES,
  ...FLUTTERWAVE_RULES,
  ...ASAAS_RULES,
  ...EASYPOST_RULES,
  ...SHIPPO_RULES,
  ...DUFFEL_RULES,
  ...LOB_RULES,
  ...GOCARDLESS_RULES,
  ...ADYEN_RULES,
  ...RAMP_RULES,
  ...MERCURY_RULES,
  ...SLACK_RULES,
  ...DISCORD_RULES,
  ...TELEGRAM_RULES,
  ...TWILIO_RULES,
  ...SENDGRID_RULES,
  ...MAILGUN_RULES,
  ...MAILCHIMP_RULES,
  ...BREVO_RULES,
  ...RESEND_RULES,
  ...MAILERSEND_RULES,
  ...COURIER_RULES,
  ...HUBSPOT_RULES,
  ...INTERCOM_RULES,
  ...SALESFORCE_RULES,
  ...META_RULES,
  ...X_RULES,
  ...LINKEDIN_RULES,
  ...TWITCH_RULES,
  ...MICROSOFT_TEAMS_RULES,
  ...GOOGLE_CHAT_RULES,
  ...ZAPIER_RULES,
  ...MAKE_RULES,
  ...TINES_RULES,
  ...IFTTT_RULES,
  ...CHAT_BOTS_CN_RULES,
  ...OPENAI_RULES,
  ...ANTHROPIC_RULES,
  ...HUGGING_FACE_RULES,
  ...OPENROUTER_RULES,
  ...PERPLEXITY_RULES,
  ...GROQ_RULES,
  ...XAI_RULES,
  ...CEREBRAS_RULES,
  ...REPLICATE_RULES,
  ...TOGETHER_RULES,
  ...FIREWORKS_RULES,
  ...NVIDIA_RULES,
  ...VOYAGE_RULES,
  ...JINA_RULES,
  ...TAVILY_RULES,
  ...FIRECRAWL_RULES,
  ...BRAVE_RULES,
  ...LANGCHAIN_RULES,
  ...LANGFUSE_RULES,
  ...WEIGHTS_AND_BIASES_RULES,
  ...ELEVENLABS_RULES,
  ...MINIMAX_RULES,
  ...MOONSHOT_RULES,
  ...CURSOR_RULES,
  ...DEVIN_RULES,
  ...PINECONE_RULES,
  ...COMPOSIO_RULES,
  ...E2B_RULES,
  ...MEM0_RULES,
  ...UNKEY_RULES,
  ...MODAL_RULES,
  ...OKTA_RULES,
  ...STYTCH_RULES,
  ...BITWARDEN_RULES,
  ...INFISICAL_RULES,
  ...NGROK_RULES,
  ...SANITY_RULES,
  ...ONFIDO_RULES,
  ...PERSONA_RULES,
  ...CHECKLY_RULES,
  ...GITBOOK_RULES,
  ...ORY_RULES,
];
