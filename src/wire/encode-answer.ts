import { assertNever } from '../domain/result.js';
import { encodeStrings } from './encode-strings.js';
import type { AnswerMetadata, DenialStatus, DenyAnswer, RequestAnswer, ResponseAnswer } from './types.js';
import { bytesField, enumField, join, messageField, type Pieces, textField } from './wire-writer.js';

/** AuthorizationError.Code in the contract. */
const STATUS_NUMBER: Readonly<Record<DenialStatus, number>> = {
  UNKNOWN: 0,
  PERMISSION_DENIED: 1,
  RESOURCE_EXHAUSTED: 2,
  INVALID: 3,
};

/** Field numbers of the `result` oneof, the same in both results. */
const PASS = 1;
const MUTATED = 2;
const ERROR = 3;
const METADATA = 5;

/** A longer reason helps nobody who reads an error message. */
const MAX_REASON_LENGTH = 2_000;

const PASS_BYTES = join(messageField(PASS, []));

/** Encodes an McpRequestResult: exactly one result, plus the metadata. */
export function encodeRequestAnswer(answer: RequestAnswer): Buffer {
  switch (answer.kind) {
    case 'pass':
      return encodePass(answer.metadata);
    case 'mutated':
      return join([...bytesField(MUTATED, answer.params), ...metadataField(answer.metadata)]);
    case 'deny':
      return join([...denialField(answer), ...metadataField(answer.metadata ?? {})]);
    default:
      return assertNever(answer);
  }
}

/** Encodes an McpResponseResult: exactly one result. Metadata of a denial has no place there and is left out. */
export function encodeResponseAnswer(answer: ResponseAnswer): Buffer {
  switch (answer.kind) {
    case 'pass':
      return PASS_BYTES;
    case 'mutated':
      return join(bytesField(MUTATED, answer.result));
    case 'deny':
      return join(denialField(answer));
    default:
      return assertNever(answer);
  }
}

/** The answer to nearly every small call: written into one buffer. */
function encodePass(metadata: AnswerMetadata): Buffer {
  return Object.keys(metadata).length === 0 ? PASS_BYTES : encodeStrings(METADATA, metadata, PASS_BYTES);
}

function denialField(answer: DenyAnswer): Pieces {
  const data = JSON.stringify(answer.data, (_key, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  );
  return messageField(ERROR, [
    ...enumField(1, STATUS_NUMBER[answer.status]),
    ...textField(2, answer.reason.slice(0, MAX_REASON_LENGTH)),
    ...bytesField(3, Buffer.from(data, 'utf8')),
  ]);
}

/** A Struct of strings; nothing at all when empty. */
function metadataField(metadata: AnswerMetadata): Pieces {
  return Object.keys(metadata).length === 0 ? [] : [encodeStrings(METADATA, metadata)];
}
