import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** A certificate with its key, both as PEM and the key also as an object, to sign others with. */
export interface Identity {
  readonly name: string;
  readonly cert: string;
  readonly key: string;
  readonly privateKey: KeyObject;
}

export interface CertificateWishes {
  readonly name: string;
  /** Who signs; itself when left out, and then it is an authority. */
  readonly issuer?: Identity;
  readonly dnsNames?: readonly string[];
  /** Days from now; negative for the past. */
  readonly validDays?: readonly [from: number, to: number];
}

const DAY_MS = 86_400_000;
const OID = {
  ecdsaWithSha256: '2a8648ce3d040302',
  commonName: '550403',
  basicConstraints: '551d13',
  subjectAltName: '551d11',
};

/** Makes an X.509 v3 certificate (RFC 5280) over a fresh P-256 key. */
export function makeCertificate({ name, issuer, dnsNames = [], validDays = [-1, 30] }: CertificateWishes): Identity {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(oid(OID.ecdsaWithSha256));
  const extensions = [
    ...(issuer === undefined ? [extension(OID.basicConstraints, sequence(der(0x01, Buffer.from([0xff]))))] : []),
    ...(dnsNames.length === 0 ? [] : [extension(OID.subjectAltName, alternativeNames(dnsNames))]),
  ];
  const toBeSigned = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([0x40]), randomBytes(8)])),
    algorithm,
    distinguishedName(issuer?.name ?? name),
    sequence(...validDays.map((days) => time(new Date(Date.now() + days * DAY_MS)))),
    distinguishedName(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    ...(extensions.length === 0 ? [] : [der(0xa3, sequence(...extensions))]),
  );
  const signature = sign('sha256', toBeSigned, { key: issuer?.privateKey ?? privateKey, dsaEncoding: 'der' });
  const certificate = sequence(toBeSigned, algorithm, bitString(signature));
  return {
    name,
    cert: pem('CERTIFICATE', certificate),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    privateKey,
  };
}

function der(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  const long = length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...(length < 0x80 ? [length] : long)]), content]);
}

const sequence = (...contents: readonly Uint8Array[]): Buffer => der(0x30, ...contents);
const integer = (bytes: Uint8Array): Buffer => der(0x02, bytes);
const oid = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));
const bitString = (bytes: Uint8Array): Buffer => der(0x03, Buffer.from([0]), bytes);
const extension = (id: string, value: Uint8Array): Buffer => sequence(oid(id), der(0x04, value));

function distinguishedName(name: string): Buffer {
  return sequence(der(0x31, sequence(oid(OID.commonName), der(0x0c, Buffer.from(name)))));
}

function time(date: Date): Buffer {
  return der(0x18, Buffer.from(`${date.toISOString().slice(0, 19).replace(/[-:T]/g, '')}Z`));
}

function alternativeNames(dnsNames: readonly string[]): Buffer {
  return sequence(...dnsNames.map((name) => der(0x82, Buffer.from(name))));
}

function pem(label: string, bytes: Buffer): string {
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n');
}
