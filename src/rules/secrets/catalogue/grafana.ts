import { grafanaCloudPayload, grafanaLegacyPayload } from '../checksums/decoded-bodies.js';
import { grafanaChecksum } from '../checksums/tail-checksums.js';
import type { SecretRule } from '../types.js';
import { grafanaCloudToken, grafanaLegacyKey, withGrafanaCrc } from './examples.js';

export const GRAFANA_RULES: readonly SecretRule[] = [
  {
    id: 'grafana-service-account',
    provider: 'Grafana',
    opens: 'dashboards and data sources',
    keywords: ['glsa_'],
    source: 'glsa_[0-9A-Za-z]{32}_[0-9A-Fa-f]{8}',
    left: 'none',
    structure: grafanaChecksum,
    examples: { hit: [withGrafanaCrc(), 'glsa_{base62:32}_{hex:8}'], miss: ['glsa_', 'glsa_abc'] },
    page: 'https://grafana.com/docs/grafana/latest/administration/service-accounts/',
  },
  {
    id: 'grafana-cloud-token',
    provider: 'Grafana',
    opens: "a stack's metrics, logs and traces",
    keywords: ['glc_'],
    source: 'glc_[0-9A-Za-z+/_-]{32,}={0,2}',
    structure: grafanaCloudPayload,
    examples: { hit: [grafanaCloudToken(), 'glc_{base64:100}', 'glc_{base64:118}=='], miss: ['glc_', 'glc_context'] },
    page: 'https://grafana.com/docs/grafana-cloud/account-management/authentication-and-permissions/access-policies/',
  },
  {
    id: 'grafana-legacy-key',
    provider: 'Grafana',
    opens: 'dashboards and data sources',
    keywords: ['eyJrIjoi'],
    source: 'eyJrIjoi[0-9A-Za-z+/_-]{40,}={0,2}',
    left: 'none',
    structure: grafanaLegacyPayload,
    examples: { hit: [grafanaLegacyKey(), 'eyJrIjoi{base64:80}'], miss: ['eyJrIjoi', 'eyJrIjoiYWJj'] },
    page: 'https://grafana.com/docs/grafana/latest/administration/service-accounts/',
  },
];
