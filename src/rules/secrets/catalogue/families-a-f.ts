import type { SecretRule } from '../types.js';
import { ONE_PASSWORD_RULES } from './1password.js';
import { ADAFRUIT_RULES } from './adafruit.js';
import { ADOBE_RULES } from './adobe.js';
import { ADYEN_RULES } from './adyen.js';
import { AGE_RULES } from './age.js';
import { AIKIDO_RULES } from './aikido.js';
import { AIRTABLE_RULES } from './airtable.js';
import { AIVEN_RULES } from './aiven.js';
import { AKAMAI_RULES } from './akamai.js';
import { ALIBABA_RULES } from './alibaba.js';
import { AMP_RULES } from './amp.js';
import { ANTHROPIC_RULES } from './anthropic.js';
import { ANYSCALE_RULES } from './anyscale.js';
import { APIFY_RULES } from './apify.js';
import { ARCJET_RULES } from './arcjet.js';
import { ASAAS_RULES } from './asaas.js';
import { ASANA_RULES } from './asana.js';
import { ATLASSIAN_RULES } from './atlassian.js';
import { AUTHRESS_RULES } from './authress.js';
import { AWS_RULES } from './aws.js';
import { AXIOM_RULES } from './axiom.js';
import { AZURE_RULES } from './azure.js';
import { BAIDU_RULES } from './baidu.js';
import { BEAMER_RULES } from './beamer.js';
import { BITWARDEN_RULES } from './bitwarden.js';
import { BRAVE_RULES } from './brave.js';
import { BREVO_RULES } from './brevo.js';
import { BREX_RULES } from './brex.js';
import { BROWSERBASE_RULES } from './browserbase.js';
import { BUILDKITE_RULES } from './buildkite.js';
import { CAL_COM_RULES } from './cal-com.js';
import { CANVA_RULES } from './canva.js';
import { CARTESIA_RULES } from './cartesia.js';
import { CEREBRAS_RULES } from './cerebras.js';
import { CHARGEBEE_RULES } from './chargebee.js';
import { CHAT_BOTS_CN_RULES } from './chat-bots-cn.js';
import { CHECKLY_RULES } from './checkly.js';
import { CHROMATIC_RULES } from './chromatic.js';
import { CIRCLECI_RULES } from './circleci.js';
import { CLICKHOUSE_RULES } from './clickhouse.js';
import { CLICKUP_RULES } from './clickup.js';
import { CLOJARS_RULES } from './clojars.js';
import { CLOSE_RULES } from './close.js';
import { CLOUDFLARE_RULES } from './cloudflare.js';
import { CLOUDSMITH_RULES } from './cloudsmith.js';
import { COCKROACHDB_RULES } from './cockroachdb.js';
import { COMPOSIO_RULES } from './composio.js';
import { CONFIGCAT_RULES } from './configcat.js';
import { CONFLUENT_RULES } from './confluent.js';
import { CONTENTFUL_RULES } from './contentful.js';
import { CONTEXT7_RULES } from './context7.js';
import { CONVEX_RULES } from './convex.js';
import { CORALOGIX_RULES } from './coralogix.js';
import { COURIER_RULES } from './courier.js';
import { CRATES_IO_RULES } from './crates-io.js';
import { CURSOR_RULES } from './cursor.js';
import { DATABRICKS_RULES } from './databricks.js';
import { DEFINED_NETWORKING_RULES } from './defined-networking.js';
import { DENO_RULES } from './deno.js';
import { DEPOT_RULES } from './depot.js';
import { DEVCYCLE_RULES } from './devcycle.js';
import { DEVIN_RULES } from './devin.js';
import { DIGITALOCEAN_RULES } from './digitalocean.js';
import { DISCORD_RULES } from './discord.js';
import { DOCKER_RULES } from './docker.js';
import { DOPPLER_RULES } from './doppler.js';
import { DROPBOX_RULES } from './dropbox.js';
import { DUFFEL_RULES } from './duffel.js';
import { DYNATRACE_RULES } from './dynatrace.js';
import { E2B_RULES } from './e2b.js';
import { EASYPOST_RULES } from './easypost.js';
import { ELASTIC_RULES } from './elastic.js';
import { ELEVENLABS_RULES } from './elevenlabs.js';
import { EXOSCALE_RULES } from './exoscale.js';
import { EXTMCP_GUARD_RULES } from './extmcp-guard.js';
import { FAL_RULES } from './fal.js';
import { FIGMA_RULES } from './figma.js';
import { FIRECRAWL_RULES } from './firecrawl.js';
import { FIREWORKS_RULES } from './fireworks.js';
import { FLUTTERWAVE_RULES } from './flutterwave.js';
import { FLY_IO_RULES } from './fly-io.js';
import { FRAME_IO_RULES } from './frame-io.js';

/** The providers whose file begins with A to F. */
export const FAMILIES_A_TO_F: readonly SecretRule[] = [
  ...ONE_PASSWORD_RULES,
  ...ADAFRUIT_RULES,
  ...ADOBE_RULES,
  ...ADYEN_RULES,
  ...AGE_RULES,
  ...AIKIDO_RULES,
  ...AIRTABLE_RULES,
  ...AIVEN_RULES,
  ...AKAMAI_RULES,
  ...ALIBABA_RULES,
  ...AMP_RULES,
  ...ANTHROPIC_RULES,
  ...ANYSCALE_RULES,
  ...APIFY_RULES,
  ...ARCJET_RULES,
  ...ASAAS_RULES,
  ...ASANA_RULES,
  ...ATLASSIAN_RULES,
  ...AUTHRESS_RULES,
  ...AWS_RULES,
  ...AXIOM_RULES,
  ...AZURE_RULES,
  ...BAIDU_RULES,
  ...BEAMER_RULES,
  ...BITWARDEN_RULES,
  ...BRAVE_RULES,
  ...BREVO_RULES,
  ...BREX_RULES,
  ...BROWSERBASE_RULES,
  ...BUILDKITE_RULES,
  ...CAL_COM_RULES,
  ...CANVA_RULES,
  ...CARTESIA_RULES,
  ...CEREBRAS_RULES,
  ...CHARGEBEE_RULES,
  ...CHAT_BOTS_CN_RULES,
  ...CHECKLY_RULES,
  ...CHROMATIC_RULES,
  ...CIRCLECI_RULES,
  ...CLICKHOUSE_RULES,
  ...CLICKUP_RULES,
  ...CLOJARS_RULES,
  ...CLOSE_RULES,
  ...CLOUDFLARE_RULES,
  ...CLOUDSMITH_RULES,
  ...COCKROACHDB_RULES,
  ...COMPOSIO_RULES,
  ...CONFIGCAT_RULES,
  ...CONFLUENT_RULES,
  ...CONTENTFUL_RULES,
  ...CONTEXT7_RULES,
  ...CONVEX_RULES,
  ...CORALOGIX_RULES,
  ...COURIER_RULES,
  ...CRATES_IO_RULES,
  ...CURSOR_RULES,
  ...DATABRICKS_RULES,
  ...DEFINED_NETWORKING_RULES,
  ...DENO_RULES,
  ...DEPOT_RULES,
  ...DEVCYCLE_RULES,
  ...DEVIN_RULES,
  ...DIGITALOCEAN_RULES,
  ...DISCORD_RULES,
  ...DOCKER_RULES,
  ...DOPPLER_RULES,
  ...DROPBOX_RULES,
  ...DUFFEL_RULES,
  ...DYNATRACE_RULES,
  ...E2B_RULES,
  ...EASYPOST_RULES,
  ...ELASTIC_RULES,
  ...ELEVENLABS_RULES,
  ...EXOSCALE_RULES,
  ...EXTMCP_GUARD_RULES,
  ...FAL_RULES,
  ...FIGMA_RULES,
  ...FIRECRAWL_RULES,
  ...FIREWORKS_RULES,
  ...FLUTTERWAVE_RULES,
  ...FLY_IO_RULES,
  ...FRAME_IO_RULES,
];
