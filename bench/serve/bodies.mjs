// The calls that are sent, as gRPC frames.
import { loadSync } from '@grpc/proto-loader';
import { ALPHABETS, createDraw } from '../../dist/rules/secrets/template.js';

const contract = loadSync('proto/ext_mcp.proto', { oneofs: true });
const typeOf = (name) => contract[`agentgateway.dev.ext_mcp.${name}`];

/** Bytes between two secrets in the bodies that hold some. */
const SECRET_EVERY = 10_000;
const SEED = 4711;
const WORDS =
  'the quick server returns a list of users with their names and last visits; see docs for details about paging'.split(
    ' ',
  );

/** A message behind its gRPC head: not compressed, length. */
export function frame(message) {
  const head = Buffer.alloc(5);
  head.writeUInt32BE(message.byteLength, 1);
  return Buffer.concat([head, message]);
}

const context = { fields: { client: { stringValue: 'bench' } } };

/** A call of about 300 bytes. */
export function requestFrame(path = '/workspace/app/src/server/routes/users.ts') {
  const params = {
    name: 'read_text_file',
    arguments: { path, head: 200, note: 'the first lines are enough to see the imports of the module' },
  };
  return frame(
    typeOf('McpRequest').serialize({
      serviceNames: ['filesystem'],
      method: 'tools/call',
      metadataContext: context,
      mcpRequest: Buffer.from(JSON.stringify(params)),
      headers: [{ key: 'x-request-id', value: Buffer.from('7d4c4f7e-93a3-4b8e-8b5b-2d8a4f1f2a10') }],
    }),
  );
}

/** A result of about `bytes`: text of log lines and the same records as structured content. */
export function responseFrame(bytes, withSecrets) {
  return resultFrame(toolResult(bytes, withSecrets));
}

/** A result of about `bytes` in one text: records of that size would be more values than a result may have. */
export function textFrame(bytes) {
  const draw = createDraw(SEED);
  const lines = [];
  for (let size = 0; size < bytes; size += lines.at(-1).length + 1) {
    const { createdAt, path, note } = makeRecord(draw);
    lines.push(`${createdAt} INFO ${path} ${note}`);
  }
  return resultFrame({ content: [{ type: 'text', text: lines.join('\n') }] });
}

function resultFrame(result) {
  return frame(
    typeOf('McpResponse').serialize({
      serviceNames: ['filesystem'],
      method: 'tools/call',
      metadataContext: context,
      mcpResponse: Buffer.from(JSON.stringify(result)),
    }),
  );
}

function toolResult(bytes, withSecrets) {
  const draw = createDraw(SEED);
  const lines = [];
  const records = [];
  let sinceSecret = 0;
  for (let size = 0; size < bytes; ) {
    const record = makeRecord(draw);
    const line = `${record.createdAt} INFO ${record.path} ${record.note}`;
    const added = JSON.stringify(record).length + line.length;
    size += added;
    sinceSecret += added;
    const secret = withSecrets && sinceSecret >= SECRET_EVERY;
    if (secret) sinceSecret = 0;
    lines.push(secret ? `${line} token ${['ghp', draw.chars(ALPHABETS.base62, 36)].join('_')} end` : line);
    records.push(record);
  }
  return { content: [{ type: 'text', text: lines.join('\n') }], structuredContent: { records } };
}

function makeRecord(draw) {
  return {
    id: draw.integer(1e9),
    commit: draw.chars(ALPHABETS.hex, 40),
    createdAt: '2026-03-01T12:00:00Z',
    path: `/srv/data/${draw.chars(ALPHABETS.lower, 8)}/${draw.chars(ALPHABETS.lower, 6)}.json`,
    note: Array.from({ length: 16 }, () => WORDS[draw.integer(WORDS.length)]).join(' '),
  };
}

/** What an answer says, as proto-loader reads it. */
export function readAnswer(hook, framed) {
  return typeOf(hook === 'CheckRequest' ? 'McpRequestResult' : 'McpResponseResult').deserialize(framed.subarray(5));
}
