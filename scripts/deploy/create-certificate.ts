import { X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSelfSigned } from '../../src/server/testing/self-signed.ts';

// For the demonstration in containers: tsx create-certificate.ts FOLDER

const DAYS = 30;

const [folder = '.'] = process.argv.slice(2);
const file = join(folder, 'certificate.pem');

function isValid(): boolean {
  if (!existsSync(file)) return false;
  return Date.parse(new X509Certificate(readFileSync(file)).validTo) > Date.now();
}

if (!isValid()) {
  const { key, cert } = createSelfSigned(DAYS);
  mkdirSync(folder, { recursive: true });
  // nginx runs as another user.
  writeFileSync(join(folder, 'key.pem'), key, { mode: 0o644 });
  writeFileSync(file, cert);
}
