import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';
import { releaseChanges } from './changelog.ts';

export interface ReleaseOptions {
  root: string;
  /** A version, or major, minor or patch. */
  version: string;
  branch: string;
  /** Such as 2026-01-31. */
  day: string;
  isDryRun: boolean;
  /** Runs all checks and tests. @throws if they fail */
  check: () => void;
  /** Builds and writes the files of the release. @throws if it fails */
  buildArtefacts: (version: string) => Promise<void>;
  log: (line: string) => void;
}

/** Files with the version, besides CHANGELOG.md. */
const PACKAGES = ['package.json', 'contract/package.json'];

/**
 * Checks, builds, commits and tags a release. Changes nothing before the checks pass, and restores
 * the version's files if the build, the commit or the tag fails. A dry run only builds, and leaves
 * no change.
 */
export async function release(options: ReleaseOptions): Promise<string> {
  const { root, branch, day, isDryRun, log } = options;
  const git = (...parameters: string[]) =>
    execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).trim();
  const current = readVersion(root);
  const version = nextVersion(current, options.version);
  const tag = `v${version}`;

  if (git('status', '--porcelain') !== '') {
    throw new Error('Failed to release: the working tree has changes. Commit or remove them.');
  }
  const currentBranch = git('rev-parse', '--abbrev-ref', 'HEAD');
  if (currentBranch !== branch) {
    throw new Error(`Failed to release: the branch is ${currentBranch}. Switch to ${branch}.`);
  }
  if (git('tag', '--list', tag) !== '') {
    throw new Error(`Failed to release: the tag ${tag} exists. Choose a higher version.`);
  }
  const changelogFile = join(root, 'CHANGELOG.md');
  const { changelog } = releaseChanges(readFileSync(changelogFile, 'utf8'), version, day);
  log(`${current} → ${version}`);
  options.check();

  const changed = ['CHANGELOG.md', ...PACKAGES, 'package-lock.json'];
  const head = git('rev-parse', 'HEAD');
  try {
    writeFileSync(changelogFile, changelog);
    for (const file of PACKAGES) replaceVersion(join(root, file), version);
    replaceLockedVersions(join(root, 'package-lock.json'), version);
    await options.buildArtefacts(version);
    const unexpected = git('status', '--porcelain')
      .split('\n')
      .map((line) => line.trim().split(' ').at(-1) ?? '')
      .filter((file) => !changed.includes(file));
    if (unexpected.length > 0) {
      throw new Error(`Failed to release: the build changed ${unexpected.join(', ')}.`);
    }
    if (!isDryRun) {
      git('add', '--', ...changed);
      git('commit', '--message', `Release ${version}`);
      git('tag', '--annotate', tag, '--message', `Release ${version}`);
    }
  } catch (error) {
    git('reset', '--soft', head);
    git('checkout', head, '--', ...changed);
    throw error;
  }
  if (isDryRun) {
    git('checkout', '--', ...changed);
    log(`Dry run: no commit and no tag ${tag}.`);
    return version;
  }
  log(`Committed and tagged ${tag}. Publish it: git push --follow-tags`);
  return version;
}

function nextVersion(current: string, requested: string): string {
  const version = ['major', 'minor', 'patch'].includes(requested)
    ? semver.inc(current, requested as semver.ReleaseType)
    : semver.valid(requested);
  if (version === null || version !== requested.replace(/^(?:major|minor|patch)$/, version)) {
    throw new Error(`Failed to release: "${requested}" is not a version, major, minor or patch.`);
  }
  if (semver.lt(version, current)) {
    throw new Error(`Failed to release: ${version} is lower than ${current}.`);
  }
  return version;
}

function readVersion(root: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

/** Keeps the format of the file. */
function replaceVersion(file: string, version: string): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/^( {2}"version": )".*"/m, `$1"${version}"`));
}

function replaceLockedVersions(file: string, version: string): void {
  const lock = JSON.parse(readFileSync(file, 'utf8')) as {
    version: string;
    packages: Record<string, { version?: string }>;
  };
  lock.version = version;
  for (const name of ['', 'contract']) Object.assign(lock.packages[name] ?? {}, { version });
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}
