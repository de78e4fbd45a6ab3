import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

// Minimal DER (X.690), so that no test key is in the repository and no certificate expires.

const SEQUENCE = 0x30;
const SET = 0x31;
const CONTEXT_0 = 0xa0;
const CONTEXT_3 = 0xa3;
const ECDSA_WITH_SHA256 = Buffer.from('06082a8648ce3d040302', 'hex');
const COMMON_NAME = Buffer.from('0603550403', 'hex');
const SUBJECT_ALT_NAME = Buffer.from('0603551d11', 'hex');
const BASIC_CONSTRAINTS = Buffer.from('0603551d13', 'hex');

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size =
    length < 0x80
      ? [length]
      : length < 0x1_00
        ? [0x81, length]
        : [0x82, Math.floor(length / 0x1_00), length % 0x1_00];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function utcTime(ms: number): Buffer {
  const text = new Date(ms).toISOString().replaceAll(/[-:T]|\.\d+/g, '');
  return der(0x17, Buffer.from(text.slice(2)));
}

const DAY_MS = 86_400_000;

/** Valid for `localhost` and 127.0.0.1, from yesterday on. */
export function createSelfSigned(days = 1): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = der(SEQUENCE, ECDSA_WITH_SHA256);
  const text = der(0x0c, Buffer.from('localhost'));
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, text)));
  const names = der(
    SEQUENCE,
    der(0x82, Buffer.from('localhost')),
    der(0x87, Buffer.from([127, 0, 0, 1])),
  );
  const isAuthority = der(SEQUENCE, Buffer.from([0x01, 0x01, 0xff]));
  const extensions = der(
    SEQUENCE,
    der(SEQUENCE, SUBJECT_ALT_NAME, der(0x04, names)),
    der(SEQUENCE, BASIC_CONSTRAINTS, der(0x04, isAuthority)),
  );
  const serial = randomBytes(8);
  // Positive, without a leading zero.
  serial[0] = 0x40;
  const certificate = der(
    SEQUENCE,
    der(CONTEXT_0, Buffer.from([0x02, 0x01, 0x02])),
    der(0x02, serial),
    algorithm,
    name,
    der(SEQUENCE, utcTime(Date.now() - DAY_MS), utcTime(Date.now() + days * DAY_MS)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(CONTEXT_3, extensions),
  );
  const signature = sign('sha256', certificate, privateKey);
  const signed = der(
    SEQUENCE,
    certificate,
    algorithm,
    der(0x03, Buffer.concat([Buffer.from([0]), signature])),
  );
  const lines = signed.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  };
}
