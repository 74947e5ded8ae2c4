import { createHash } from 'node:crypto';

const DIGEST_BYTES = 32;

/** Another build of Node would not read the code, or misread it. */
const ENGINE = `${process.version} ${process.platform} ${process.arch}`;

/**
 * What V8 compiled of a script, as a file keeps it: a digest, then the code. V8 compares versions, flags and lengths alone: it
 * would run the code of another text of the same length, and end the process over a damaged file.
 */
export function keepCode(source: Buffer, code: Buffer, engine = ENGINE): Buffer {
  return Buffer.concat([digestOf(source, code, engine), code]);
}

/** The code that was kept for this very source by this very build of Node; undefined for any other, and for a damaged file. */
export function keptCode(source: Buffer, kept: Buffer, engine = ENGINE): Buffer | undefined {
  const code = kept.subarray(DIGEST_BYTES);
  return digestOf(source, code, engine).equals(kept.subarray(0, DIGEST_BYTES)) ? code : undefined;
}

function digestOf(source: Buffer, code: Buffer, engine: string): Buffer {
  const hash = createHash('sha256').update(`${engine} ${source.length}\n`);
  return hash.update(source).update(code).digest();
}
