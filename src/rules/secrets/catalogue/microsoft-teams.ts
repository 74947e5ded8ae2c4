import type { SecretRule } from '../types.js';
import { URL_HEAD } from './character-sets.js';

export const MICROSOFT_TEAMS_RULES: readonly SecretRule[] = [
  {
    id: 'microsoft-teams-webhook-url',
    provider: 'Microsoft Teams',
    opens: 'posting to a channel',
    keywords: ['.webhook.office.com', 'outlook.office.com', 'outlook.office365.com'],
    source: String.raw`(?:\.webhook\.office\.com|outlook\.office\.com|outlook\.office365\.com)\\{0,4}/webhook(?:b2)?\\{0,4}/[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}@[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}\\{0,4}/[A-Za-z]{4,40}\\{0,4}/[0-9A-Za-z/_-]{24,}`,
    lead: { characters: URL_HEAD, min: 0, max: 100, from: 'http' },
    left: 'none',
    examples: {
      hit: [
        'https://acme.webhook.office.com/webhookb2/{uuid}@{uuid}/IncomingWebhook/{hex:32}/{uuid}',
        'https://acme.webhook.office.com/webhookb2/{uuid}@{uuid}/IncomingWebhook/{hex:32}/{uuid}/{base64url:44}',
        'https://outlook.office.com/webhook/{uuid}@{uuid}/IncomingWebhook/{hex:32}/{uuid}',
      ],
      miss: ['webhook.office.com', 'https://acme.webhook.office.com/webhookb2/abc'],
    },
    page: 'https://learn.microsoft.com/en-us/microsoftteams/platform/webhooks-and-connectors/how-to/add-incoming-webhook',
  },
];
