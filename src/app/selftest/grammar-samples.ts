/**
 * A text for each rule that is grammar and not a prefix, as a template (see rules/secrets/template.ts). What has to go
 * stands between ‹ and ›; the rest is its surroundings.
 */
export const GRAMMAR_SAMPLES: Readonly<Record<string, string>> = {
  'private-key':
    '-----BEGIN {one:PRIVATE KEY}-----\n‹{base64:64}›\n‹{base64:64}›\n‹{base64:38}›==\n-----END {one:PRIVATE KEY}-----\n',
  jwt: 'issued ‹{jwt}› today',
  'url-password': 'connect to postgres://app:‹{base62:20}›@db.example.com:5432/app',
  'url-token': 'clone https://‹{hex:40}›@git.example.com/acme/app.git',
  'url-parameter': 'GET https://api.example.com/v1/items?api_key=‹{hex:32}›&page=2',
  'signed-url':
    'GET https://bucket.example.com/report.pdf?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Expires=900&X-Amz-Signature=‹{hex:64}›',
  'authorization-header': 'Authorization: Bearer ‹{base64url:40}›',
  cookie: 'Cookie: session=‹{base62:32}›',
  'command-login': 'curl -u admin:‹{base62:20}› https://ci.example.com/api',
  'sql-login': "CREATE USER app IDENTIFIED BY '‹{base62:20}›';",
  pgpass: 'db.example.com:5432:orders:app:‹{base62:20}›\n',
  'kubernetes-secret': 'apiVersion: v1\nkind: Secret\nmetadata:\n  name: db\ndata:\n  value: ‹{base64:24}›\n',
  'aws-secret-key': 'AK{one:IA}{base32:16} ‹{base64:40}›',
  'password-hash': 'app:{one:$6$}{base62:16}{one:$}‹{base62:86}›',
  'table-secret': '| user | password |\n| --- | --- |\n| app | ‹{base62:20}› |\n',
  'assigned-password': 'password=‹{base62:20}›',
  'assigned-secret': 'CLIENT_SECRET=‹{base62:32}›',
  'assigned-key': 'STRIPE=‹{base62:40}›',
};
