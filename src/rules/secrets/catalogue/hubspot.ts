import type { SecretRule } from '../types.js';

export const HUBSPOT_RULES: readonly SecretRule[] = [
  {
    id: 'hubspot-private-app-token',
    provider: 'HubSpot',
    opens: 'contacts and deals of a portal',
    keywords: ['pat-na', 'pat-eu', 'pat-ap'],
    source:
      '(?:pat-na|pat-eu|pat-ap)[0-9]{1,2}-[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}',
    examples: {
      hit: ['pat-na1-{uuid}', 'pat-eu1-{uuid}', 'pat-na2-{uuid}', 'pat-ap1-{uuid}'],
      miss: ['pat-na', 'pat-na1-abc'],
    },
    page: 'https://developers.hubspot.com/docs/guides/apps/private-apps/overview',
  },
  {
    id: 'hubspot-refresh-token',
    provider: 'HubSpot',
    opens: 'contacts and deals, through an app',
    keywords: ['na1-', 'na2-', 'eu1-', 'ap1-'],
    source: '(?:na1-|na2-|eu1-|ap1-)[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}',
    left: 'word',
    right: 'word',
    examples: {
      hit: ['na1-{hex:4}-{hex:4}-{hex:4}-{hex:4}-{hex:12}', 'eu1-{hex:4}-{hex:4}-{hex:4}-{hex:4}-{hex:12}'],
      miss: ['na1-', 'na1-host'],
    },
    page: 'https://developers.hubspot.com/docs/guides/api/app-management/oauth-tokens',
  },
];
