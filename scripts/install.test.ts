import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import semver from 'semver';
import { afterEach, beforeEach, expect, it } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };

const INSTALLER = resolve(import.meta.dirname, 'install.mjs');
let folder: string;

/** A clone with one local package, so that npm needs no network. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'souk-install-'));
  mkdirSync(join(folder, 'part'));
  writePackage('part', { name: 'part', version: '1.0.0' });
  writePackage('', { name: 'clone', dependencies: { part: 'file:part' } });
  writeLock('1.0.0');
});
afterEach(() => rmSync(folder, { recursive: true }));

function writePackage(path: string, content: object) {
  writeFileSync(join(folder, path, 'package.json'), JSON.stringify(content));
}

function writeLock(version: string) {
  const packages = {
    '': { name: 'clone', dependencies: { part: 'file:part' } },
    'node_modules/part': { resolved: 'part', link: true },
    part: { version },
  };
  const lock = { name: 'clone', lockfileVersion: 3, requires: true, packages };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
}

/** Marks the packages as installed, because npm takes a second. */
function skipInstallation() {
  const lock = readFileSync(join(folder, 'package-lock.json'));
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(
    join(folder, 'node_modules/.souk-lock'),
    createHash('sha256').update(lock).digest('hex'),
  );
}

/** Runs the installer, on a Node that claims to be another release if `version` is given. */
function install(version?: string) {
  const claim = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  const flags = version ? ['--import', `data:text/javascript,${encodeURIComponent(claim)}`] : [];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...flags, INSTALLER], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

it('@RUN-01 installs the packages of a fresh clone, and again only after a change of the lock file', () => {
  expect(install()).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Installing/) });
  expect(install()).toMatchObject({ status: 0, stdout: '' });
  writePackage('part', { name: 'part', version: '1.1.0' });
  writeLock('1.1.0');
  expect(install()).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Installing/) });
});

it('says that packages could not be installed, and tries again the next time', () => {
  writePackage('', { name: 'clone', dependencies: { part: 'file:part', other: 'file:other' } });
  for (const result of [install(), install()]) {
    expect(result.status).toBeGreaterThan(0);
    expect(result.stderr).toContain('Failed to install the packages. See npm’s message above.');
  }
});

const isNamed = (version: string) => semver.satisfies(version, packageJson.engines.node);

it.each(['20.19.0', '22.13.0', '24.0.0', '26.1.0'])(
  'starts on the releases of Node that package.json names: %s',
  (version) => {
    expect(isNamed(version)).toBe(true);
    skipInstallation();
    expect(install(version)).toEqual({ status: 0, stdout: '', stderr: '' });
  },
);

it.each(['18.20.8', '20.18.3', '22.12.0', '23.11.1'])(
  'names the supported releases on another one: %s',
  (version) => {
    expect(isNamed(version)).toBe(false);
    const { status, stdout, stderr } = install(version);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^Souk needs Node 20\.19, 22\.13, 24 /);
    expect(stderr).toContain(`this is ${version}.`);
  },
);
