import { X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSelfSigned } from '../../src/server/testing/self-signed.ts';

// For the demonstration in containers: tsx create-certificate.ts FOLDER

const DAYS = 30;

const [folder = '.'] = process.argv.slice(2);
const file = join(folder, 'certificate.pem');

/** Never replaces the certificate of an authority and its key. */
function isNeeded(): boolean {
  if (!existsSync(file)) return true;
  const { validTo, issuer, subject } = new X509Certificate(readFileSync(file));
  if (Date.parse(validTo) > Date.now()) return false;
  if (issuer !== subject) console.warn(`${file} expired on ${validTo}. Renew it.`);
  return issuer === subject;
}

if (isNeeded()) {
  const { key, cert } = createSelfSigned(DAYS);
  mkdirSync(folder, { recursive: true });
  // nginx runs as another user.
  writeFileSync(join(folder, 'key.pem'), key, { mode: 0o644 });
  writeFileSync(file, cert);
}
