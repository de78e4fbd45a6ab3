import { execFileSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSelfSigned } from '../../src/server/testing/self-signed.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'souk-certificate-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (name: string) => readFileSync(join(folder, name), 'utf8');

function write({ key, cert }: { key: string; cert: string }): void {
  writeFileSync(join(folder, 'key.pem'), key);
  writeFileSync(join(folder, 'certificate.pem'), cert);
}

/** Runs the script. Returns whether the certificate is valid then. */
function create(): boolean {
  const script = join(import.meta.dirname, 'create-certificate.ts');
  execFileSync(process.execPath, ['--import', 'tsx', script, folder], { stdio: 'pipe' });
  const { validTo } = new X509Certificate(read('certificate.pem'));
  return Date.parse(validTo) > Date.now();
}

it('writes a certificate if there is none', () => {
  expect(create()).toBe(true);
});

it('replaces a self-signed certificate that has expired', () => {
  write(createSelfSigned(-0.5));
  expect(create()).toBe(true);
});

it.each([
  ['a valid certificate', createSelfSigned()],
  ['an expired certificate of an authority', byAuthority(createSelfSigned(-0.5))],
])('keeps %s and its key', (_name, pair) => {
  write(pair);
  create();
  expect({ key: read('key.pem'), cert: read('certificate.pem') }).toEqual(pair);
});

/** Replaces the issuer, which comes first. Nobody checks the signature here. */
function byAuthority({ key, cert }: { key: string; cert: string }) {
  const { raw } = new X509Certificate(cert);
  raw.write('authority', raw.indexOf('localhost'));
  const lines = raw.toString('base64').match(/.{1,64}/g) ?? [];
  const text = ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join(
    '\n',
  );
  return { key, cert: text };
}
