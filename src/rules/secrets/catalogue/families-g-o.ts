import type { SecretRule } from '../types.js';
import { GHOST_RULES } from './ghost.js';
import { GITBOOK_RULES } from './gitbook.js';
import { GITHUB_RULES } from './github.js';
import { GITLAB_RULES } from './gitlab.js';
import { GOCARDLESS_RULES } from './gocardless.js';
import { GOOGLE_RULES } from './google.js';
import { GOOGLE_CHAT_RULES } from './google-chat.js';
import { GRAFANA_RULES } from './grafana.js';
import { GROQ_RULES } from './groq.js';
import { HARNESS_RULES } from './harness.js';
import { HASHICORP_RULES } from './hashicorp.js';
import { HELICONE_RULES } from './helicone.js';
import { HEROKU_RULES } from './heroku.js';
import { HONEYCOMB_RULES } from './honeycomb.js';
import { HUBSPOT_RULES } from './hubspot.js';
import { HUGGING_FACE_RULES } from './hugging-face.js';
import { HUMANLOOP_RULES } from './humanloop.js';
import { IFTTT_RULES } from './ifttt.js';
import { INFISICAL_RULES } from './infisical.js';
import { INFRACOST_RULES } from './infracost.js';
import { INNGEST_RULES } from './inngest.js';
import { INTERCOM_RULES } from './intercom.js';
import { INTRA42_RULES } from './intra42.js';
import { JFROG_RULES } from './jfrog.js';
import { JINA_RULES } from './jina.js';
import { KLAVIYO_RULES } from './klaviyo.js';
import { KUBERNETES_RULES } from './kubernetes.js';
import { LAMBDA_CLOUD_RULES } from './lambda-cloud.js';
import { LANGCHAIN_RULES } from './langchain.js';
import { LANGFUSE_RULES } from './langfuse.js';
import { LAUNCHDARKLY_RULES } from './launchdarkly.js';
import { LICHESS_RULES } from './lichess.js';
import { LINEAR_RULES } from './linear.js';
import { LINKEDIN_RULES } from './linkedin.js';
import { LIVEBLOCKS_RULES } from './liveblocks.js';
import { LLAMAINDEX_RULES } from './llamaindex.js';
import { LOB_RULES } from './lob.js';
import { LOGFIRE_RULES } from './logfire.js';
import { MAILCHIMP_RULES } from './mailchimp.js';
import { MAILERSEND_RULES } from './mailersend.js';
import { MAILGUN_RULES } from './mailgun.js';
import { MAKE_RULES } from './make.js';
import { MAPBOX_RULES } from './mapbox.js';
import { MATRIX_RULES } from './matrix.js';
import { MAXMIND_RULES } from './maxmind.js';
import { MEM0_RULES } from './mem0.js';
import { MERCURY_RULES } from './mercury.js';
import { MERGIFY_RULES } from './mergify.js';
import { META_RULES } from './meta.js';
import { MICROSOFT_TEAMS_RULES } from './microsoft-teams.js';
import { MINIMAX_RULES } from './minimax.js';
import { MIXEDBREAD_RULES } from './mixedbread.js';
import { MODAL_RULES } from './modal.js';
import { MOLLIE_RULES } from './mollie.js';
import { MONGODB_RULES } from './mongodb.js';
import { MOONSHOT_RULES } from './moonshot.js';
import { NEON_RULES } from './neon.js';
import { NETBIRD_RULES } from './netbird.js';
import { NETLIFY_RULES } from './netlify.js';
import { NEW_RELIC_RULES } from './new-relic.js';
import { NGROK_RULES } from './ngrok.js';
import { NIGHTFALL_RULES } from './nightfall.js';
import { NOMIC_RULES } from './nomic.js';
import { NOSTR_RULES } from './nostr.js';
import { NOTION_RULES } from './notion.js';
import { NPM_RULES } from './npm.js';
import { NUGET_RULES } from './nuget.js';
import { NVIDIA_RULES } from './nvidia.js';
import { NYLAS_RULES } from './nylas.js';
import { OCTOPUS_RULES } from './octopus.js';
import { OKTA_RULES } from './okta.js';
import { ONESIGNAL_RULES } from './onesignal.js';
import { ONFIDO_RULES } from './onfido.js';
import { OPENAI_RULES } from './openai.js';
import { OPENROUTER_RULES } from './openrouter.js';
import { OPENSHIFT_RULES } from './openshift.js';
import { ORY_RULES } from './ory.js';

/** The providers whose file begins with G to O. */
export const FAMILIES_G_TO_O: readonly SecretRule[] = [
  ...GHOST_RULES,
  ...GITBOOK_RULES,
  ...GITHUB_RULES,
  ...GITLAB_RULES,
  ...GOCARDLESS_RULES,
  ...GOOGLE_RULES,
  ...GOOGLE_CHAT_RULES,
  ...GRAFANA_RULES,
  ...GROQ_RULES,
  ...HARNESS_RULES,
  ...HASHICORP_RULES,
  ...HELICONE_RULES,
  ...HEROKU_RULES,
  ...HONEYCOMB_RULES,
  ...HUBSPOT_RULES,
  ...HUGGING_FACE_RULES,
  ...HUMANLOOP_RULES,
  ...IFTTT_RULES,
  ...INFISICAL_RULES,
  ...INFRACOST_RULES,
  ...INNGEST_RULES,
  ...INTERCOM_RULES,
  ...INTRA42_RULES,
  ...JFROG_RULES,
  ...JINA_RULES,
  ...KLAVIYO_RULES,
  ...KUBERNETES_RULES,
  ...LAMBDA_CLOUD_RULES,
  ...LANGCHAIN_RULES,
  ...LANGFUSE_RULES,
  ...LAUNCHDARKLY_RULES,
  ...LICHESS_RULES,
  ...LINEAR_RULES,
  ...LINKEDIN_RULES,
  ...LIVEBLOCKS_RULES,
  ...LLAMAINDEX_RULES,
  ...LOB_RULES,
  ...LOGFIRE_RULES,
  ...MAILCHIMP_RULES,
  ...MAILERSEND_RULES,
  ...MAILGUN_RULES,
  ...MAKE_RULES,
  ...MAPBOX_RULES,
  ...MATRIX_RULES,
  ...MAXMIND_RULES,
  ...MEM0_RULES,
  ...MERCURY_RULES,
  ...MERGIFY_RULES,
  ...META_RULES,
  ...MICROSOFT_TEAMS_RULES,
  ...MINIMAX_RULES,
  ...MIXEDBREAD_RULES,
  ...MODAL_RULES,
  ...MOLLIE_RULES,
  ...MONGODB_RULES,
  ...MOONSHOT_RULES,
  ...NEON_RULES,
  ...NETBIRD_RULES,
  ...NETLIFY_RULES,
  ...NEW_RELIC_RULES,
  ...NGROK_RULES,
  ...NIGHTFALL_RULES,
  ...NOMIC_RULES,
  ...NOSTR_RULES,
  ...NOTION_RULES,
  ...NPM_RULES,
  ...NUGET_RULES,
  ...NVIDIA_RULES,
  ...NYLAS_RULES,
  ...OCTOPUS_RULES,
  ...OKTA_RULES,
  ...ONESIGNAL_RULES,
  ...ONFIDO_RULES,
  ...OPENAI_RULES,
  ...OPENROUTER_RULES,
  ...OPENSHIFT_RULES,
  ...ORY_RULES,
];
