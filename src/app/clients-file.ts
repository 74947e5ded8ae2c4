import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { withFileLock } from '../adapters/policy/file-lock.js';
import { errorCode, readBounded } from '../adapters/policy/read-bounded.js';
import { replaceFile } from '../adapters/policy/replace-file.js';
import { createDigests } from '../adapters/process/digests.js';
import { randomTokenBody } from '../adapters/process/mint-token.js';
import type { Fault } from '../domain/fault.js';
import { decodeUtf8 } from '../domain/json/decode.js';
import { err, ok, type Result } from '../domain/result.js';
import type { PolicyDocument } from '../rules/policy/document.js';
import { addClient, EMPTY_CLIENTS_FILE, revokeClient } from '../rules/policy/edit-clients.js';
import { parsePolicy } from '../rules/policy/parse.js';
import { base62Crc32 } from '../rules/secrets/checksums/crc32-text.js';

/** A client that was added. The token exists here and with the caller, nowhere else. */
export interface AddedClient {
  readonly id: string;
  readonly profile: string;
  readonly token: string;
  readonly file: string;
}

export interface ClientRequest {
  readonly id: string;
  readonly profile: string;
  /** The last day, `2027-01-31`. */
  readonly expires?: string;
}

/**
 * Adds a client with a fresh token to the clients file that a policy names, which need not be there yet. Only the token's
 * SHA-256 is stored.
 */
export async function addClientToFile(
  policyFile: string,
  request: ClientRequest,
): Promise<Result<AddedClient, readonly Fault[]>> {
  const named = clientsFileOf(policyFile);
  if (!named.ok) return named;
  const { document, file } = named.value;
  if (!Object.hasOwn(document.profiles, request.profile))
    return err([unknownProfile(request.profile, document, policyFile)]);
  const token = mintToken();
  const tokenDigest = createDigests(undefined).sha256(token);
  const edited = await edit(policyFile, file, (text) => addClient(text, file, { ...request, tokenDigest }));
  return edited.ok ? ok({ id: request.id, profile: request.profile, token, file }) : edited;
}

/** Revokes a client. @returns the file. */
export async function revokeClientInFile(policyFile: string, id: string): Promise<Result<string, readonly Fault[]>> {
  const named = clientsFileOf(policyFile);
  if (!named.ok) return named;
  const { file } = named.value;
  const edited = await edit(policyFile, file, (text) => revokeClient(text, file, id));
  return edited.ok ? ok(file) : edited;
}

/** `emg_`, 256 random bits in 43 characters, and their CRC-32 in six: a scanner recognises it, a typing error shows. */
function mintToken(): string {
  const body = randomTokenBody();
  return `emg_${body}${base62Crc32(body)}`;
}

interface NamedFile {
  readonly document: PolicyDocument;
  readonly file: string;
}

function clientsFileOf(policyFile: string): Result<NamedFile, readonly Fault[]> {
  const text = readText(policyFile);
  if (!text.ok) return text;
  const parsed = parsePolicy(text.value, policyFile);
  if (!parsed.ok) return parsed;
  const { clients } = parsed.value;
  if (typeof clients !== 'string') {
    const message =
      clients.length === 0
        ? 'names no clients file: add a line such as `clients: ./clients.yaml`'
        : 'holds its clients inline; move the list into a file and name it: `clients: ./clients.yaml`';
    return err([{ message, path: ['clients'], file: policyFile }]);
  }
  return ok({ document: parsed.value, file: isAbsolute(clients) ? clients : join(dirname(policyFile), clients) });
}

function unknownProfile(profile: string, document: PolicyDocument, file: string): Fault {
  const known = Object.keys(document.profiles).slice(0, 20).join(', ');
  return { message: `no profile '${profile}'; there are ${known}`, path: ['profiles'], file };
}

async function edit(
  policyFile: string,
  file: string,
  change: (text: string) => Result<string, readonly Fault[]>,
): Promise<Result<undefined, readonly Fault[]>> {
  try {
    return await withFileLock(file, () => {
      const before = existsSync(file) ? readText(file) : ok(EMPTY_CLIENTS_FILE);
      if (!before.ok) return before;
      const after = change(before.value);
      if (!after.ok) return after;
      replaceFile(file, after.value, policyFile);
      return ok(undefined);
    });
  } catch (error) {
    const code = errorCode(error);
    const why = code === 'unknown error' && error instanceof Error ? error.message : `cannot be written (${code})`;
    return err([{ message: why, path: [], file }]);
  }
}

function readText(file: string): Result<string, readonly Fault[]> {
  const read = readBounded(file);
  if (!read.ok) return err([read.error]);
  const text = decodeUtf8(read.value.bytes);
  return text === undefined ? err([{ message: 'is not valid UTF-8', path: [], file }]) : ok(text);
}
