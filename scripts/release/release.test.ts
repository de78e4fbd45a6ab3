import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { list } from 'tar';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { packFolder, writeChecksums } from './archive.ts';
import { createBom } from './build-artefacts.ts';
import { release, type ReleaseOptions } from './release.ts';

const CHANGELOG =
  '# Changelog\n\n## Unreleased\n\n### Added\n\n- A lamp.\n\n## [0.1.0] - 2026-01-01\n\n- All.\n';
const PACKAGE = '{\n  "name": "shop",\n  "version": "0.1.0"\n}\n';

let root = '';

function git(...parameters: string[]): string {
  return execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).trim();
}

function write(file: string, text: string): void {
  writeFileSync(join(root, file), text);
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');

function installHook(name: string, script = 'exit 1'): void {
  mkdirSync(join(root, '.git/hooks'), { recursive: true });
  writeFileSync(join(root, '.git/hooks', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

function releaseWith(options: Partial<ReleaseOptions> = {}) {
  return release({
    root,
    version: 'minor',
    branch: 'main',
    day: '2026-02-03',
    isDryRun: false,
    check: () => undefined,
    buildArtefacts: () => Promise.resolve(),
    log: () => undefined,
    ...options,
  });
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'souk-release-'));
  mkdirSync(join(root, 'contract'));
  write('CHANGELOG.md', CHANGELOG);
  write('package.json', PACKAGE);
  write('contract/package.json', PACKAGE);
  const packages = { '': { version: '0.1.0' }, contract: { version: '0.1.0' } };
  write('package-lock.json', `${JSON.stringify({ version: '0.1.0', packages }, null, 2)}\n`);
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.name', 'Amira');
  git('config', 'user.email', 'amira@souk.example');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Start');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

it('commits and tags the version, with the changes of the changelog', async () => {
  const built: string[] = [];
  const buildArtefacts = async (version: string) => {
    built.push(version, JSON.parse(read('package.json')).version as string);
  };
  await expect(releaseWith({ buildArtefacts })).resolves.toBe('0.2.0');
  expect(built).toEqual(['0.2.0', '0.2.0']);
  expect(read('CHANGELOG.md')).toBe(
    CHANGELOG.replace('## Unreleased\n', '## Unreleased\n\n## [0.2.0] - 2026-02-03\n'),
  );
  for (const file of ['package.json', 'contract/package.json']) {
    expect(read(file)).toBe(PACKAGE.replace('0.1.0', '0.2.0'));
  }
  expect(read('package-lock.json')).not.toContain('0.1.0');
  expect(git('log', '-1', '--format=%s %D')).toBe('Release 0.2.0 HEAD -> main, tag: v0.2.0');
  expect(git('status', '--porcelain')).toBe('');
});

it('leaves no change after a dry run', async () => {
  const head = git('rev-parse', 'HEAD');
  await releaseWith({ isDryRun: true });
  expect([git('rev-parse', 'HEAD'), git('tag'), git('status', '--porcelain')]).toEqual([
    head,
    '',
    '',
  ]);
});

it.each<[string, () => void, Partial<ReleaseOptions>, RegExp]>([
  ['a changed file', () => write('CHANGELOG.md', 'x'), {}, /working tree has changes/],
  ['another branch', () => git('switch', '--quiet', '--create', 'b'), {}, /branch is b/],
  ['an existing tag', () => git('tag', 'v0.2.0'), {}, /tag v0\.2\.0 exists/],
  ['no version', () => undefined, { version: 'next' }, /"next" is not a version/],
  ['a lower version', () => undefined, { version: '0.0.9' }, /lower than 0\.1\.0/],
  ['a version in the changelog', () => undefined, { version: '0.1.0' }, /already has version/],
  [
    'failing checks',
    () => undefined,
    {
      check() {
        throw new Error('3 failed');
      },
    },
    /3 failed/,
  ],
  [
    'a failing build',
    () => undefined,
    { buildArtefacts: () => Promise.reject(new Error('no build')) },
    /no build/,
  ],
  ['a rejected commit', () => installHook('pre-commit'), {}, /commit/],
  [
    'a rejected tag',
    () => installHook('reference-transaction', 'grep -q refs/tags && exit 1 || exit 0'),
    {},
    /tag/,
  ],
])('refuses %s and changes nothing', async (_name, prepare, options, message) => {
  prepare();
  const before = [git('rev-parse', 'HEAD'), git('tag'), git('status', '--porcelain')];
  await expect(releaseWith(options)).rejects.toThrow(message);
  expect([git('rev-parse', 'HEAD'), git('tag'), git('status', '--porcelain')]).toEqual(before);
});

it('refuses a release without changes', async () => {
  write('CHANGELOG.md', '# Changelog\n\n## Unreleased\n');
  git('commit', '--quiet', '--all', '--message', 'Empty');
  await expect(releaseWith()).rejects.toThrow(/no changes under/);
});

it('packs equal archives from equal files of different times', async () => {
  const sums: string[] = [];
  for (const second of [1, 2]) {
    for (const file of ['package.json', 'contract/package.json']) {
      utimesSync(join(root, file), second, second);
    }
    await packFolder(root, ['package.json', 'contract'], join(root, 'shop.tar.gz'));
    sums.push(writeChecksums(root, ['shop.tar.gz']));
  }
  expect(sums[0]).toBe(sums[1]);
  const names: string[] = [];
  await list({ file: join(root, 'shop.tar.gz'), onReadEntry: ({ path }) => names.push(path) });
  expect(names).toEqual(['contract/package.json', 'package.json']);
  expect(sums[0]).toMatch(/^[\da-f]{64} {2}shop\.tar\.gz\n$/);
});

it('names the shop and its version in the bill of materials, without what only development needs', () => {
  const repository = resolve(import.meta.dirname, '../..');
  const text = createBom(repository);
  expect(createBom(repository)).toBe(text);
  const bom = JSON.parse(text) as {
    metadata: { component: { name: string; version: string; type: string; purl: string } };
    components: { name: string; version: string; purl: string }[];
  };
  const { version, dependencies } = JSON.parse(
    readFileSync(join(repository, 'package.json'), 'utf8'),
  ) as { version: string; dependencies: Record<string, string> };
  const purl = `pkg:npm/souk@${version}`;
  expect(bom.metadata.component).toMatchObject({
    name: 'souk',
    version,
    type: 'application',
    purl,
  });
  const versions = new Map(bom.components.map((one) => [one.name, one.version]));
  expect(versions.get('fastify')).toBe(dependencies['fastify']);
  expect(versions.has('vitest')).toBe(false);
  expect(bom.components.filter((one) => !one.purl.startsWith('pkg:npm/'))).toEqual([]);
});
