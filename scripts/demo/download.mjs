// Fetches the pinned agentgateway into the cache. A file that is not exactly the one its .sha256 names never gets there.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { assetName, cacheDirectory, downloadBase, RELEASE } from './release.mjs';

const MAX_BYTES = 512 * 1024 * 1024;
const TIMEOUT_MS = 600_000;

export class DownloadError extends Error {}

/** Downloads, checks and installs the release. Gives the program's path; throws DownloadError with one sentence. */
export async function downloadRelease(env) {
  const asset = assetName();
  if (asset === undefined)
    throw new DownloadError(`there is no agentgateway ${RELEASE} for ${process.platform} ${process.arch}`);
  const base = downloadBase(env);
  const wanted = await fetchSum(`${base}/${asset}.sha256`);
  const directory = cacheDirectory(env);
  await mkdir(directory, { recursive: true });
  const partial = join(directory, `${asset}.${process.pid}.partial`);
  try {
    const got = await fetchFile(`${base}/${asset}`, partial);
    if (got !== wanted) throw new DownloadError(`${asset} has the wrong checksum: wanted ${wanted}, got ${got}`);
    await chmod(partial, 0o755);
    await writeFile(join(directory, `${asset}.sha256`), `${wanted}  ${asset}\n`);
    await rename(partial, join(directory, asset));
  } finally {
    await rm(partial, { force: true });
  }
  return join(directory, asset);
}

/** The cached program, checked against its sum; undefined when there is none or it was changed. */
export async function cachedRelease(env) {
  const asset = assetName();
  if (asset === undefined) return undefined;
  const file = join(cacheDirectory(env), asset);
  try {
    const wanted = sumOf(await readFile(`${file}.sha256`, 'utf8'));
    return wanted !== undefined && wanted === (await hashFile(file)) ? file : undefined;
  } catch {
    return undefined;
  }
}

async function fetchSum(url) {
  const response = await request(url);
  const sum = sumOf(await response.text().catch(() => ''));
  if (sum === undefined) throw new DownloadError(`${url} holds no SHA-256 sum`);
  return sum;
}

async function fetchFile(url, file) {
  const response = await request(url);
  const hash = createHash('sha256');
  let length = 0;
  const meter = new Transform({
    transform(chunk, _encoding, done) {
      length += chunk.length;
      hash.update(chunk);
      done(length > MAX_BYTES ? new DownloadError(`${url} is larger than ${MAX_BYTES} bytes`) : null, chunk);
    },
  });
  try {
    await pipeline(Readable.fromWeb(response.body), meter, createWriteStream(file, { mode: 0o600 }));
  } catch (error) {
    throw error instanceof DownloadError ? error : new DownloadError(`${url} was cut off after ${length} bytes`);
  }
  return hash.digest('hex');
}

async function request(url) {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error) => {
    throw new DownloadError(`${url} cannot be reached: ${error.cause?.code ?? error.message}`);
  });
  if (!response.ok || response.body === null) throw new DownloadError(`${url} answered HTTP ${response.status}`);
  return response;
}

function sumOf(text) {
  return /^[0-9a-f]{64}(?=\s|$)/i.exec(text.trim())?.[0].toLowerCase();
}

async function hashFile(file) {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}
