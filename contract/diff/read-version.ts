import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { bundle, createConfig } from '@redocly/openapi-core';
import type { ChannelsDocument } from '../engine/channels-document.ts';
import type { ContractDocument } from '../engine/contract-document.ts';
import { UsageError } from '../lib/exit-codes.ts';
import { OPENAPI_FILE, ROOT } from '../lib/root.ts';
import { errorMessage } from '../lib/error-message.ts';

/** In the working directory, otherwise in this repository. */
export function currentContract(): string {
  return existsSync(OPENAPI_FILE) ? OPENAPI_FILE : join(ROOT, OPENAPI_FILE);
}

const CHANNELS_FILE = 'realtime.yaml';

export interface Version {
  contract: ContractDocument | undefined;
  channels: ChannelsDocument | undefined;
}

/**
 * Reads one version with the `realtime.yaml` in its folder, if any.
 *
 * @param name a URL, a file, a git revision or a file in it (`main:openapi/openapi.yaml`).
 * @throws UsageError if it doesn't exist; an Error if it can't be read.
 */
export async function readVersion(name: string): Promise<Version> {
  if (/^https?:\/\//.test(name)) return readFile(name, name);
  if (existsSync(name)) {
    if (statSync(name).isDirectory()) {
      throw new UsageError(`Failed to read "${name}": it is a folder. Pass a file in it.`);
    }
    return readFolder(name, name);
  }
  const [revision = '', ...rest] = name.split(':');
  const file = rest.join(':') || OPENAPI_FILE;
  const folder = mkdtempSync(join(tmpdir(), 'souk-contract-version-'));
  try {
    exportRevision(name, revision, posix.dirname(file), folder);
    if (!existsSync(join(folder, file))) {
      throw new UsageError(
        `Failed to read "${name}": ${revision} has no ${file}. Check the spelling.`,
      );
    }
    const version = await readFolder(name, join(folder, file));
    return { ...version, channels: version.channels ?? {} };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function readFolder(name: string, file: string): Promise<Version> {
  const version = await readFile(name, file);
  const channelsFile = join(dirname(file), CHANNELS_FILE);
  if (version.channels || !existsSync(channelsFile)) return version;
  return {
    ...version,
    channels: (await readFile(`${CHANNELS_FILE} of ${name}`, channelsFile)).channels,
  };
}

async function readFile(name: string, ref: string): Promise<Version> {
  const reading = await createConfig({})
    .then((config) => bundle({ ref, config }))
    .catch((error: unknown) => {
      const cause = errorMessage(error);
      throw new Error(`Failed to read "${name}": ${cause}. Pass a readable contract.`);
    });
  const problem = reading.problems.find(({ severity }) => severity === 'error');
  if (problem) throw new Error(`Failed to read "${name}": ${problem.message}. Fix it first.`);
  const document = reading.bundle.parsed as (ContractDocument & ChannelsDocument) | undefined;
  if (typeof document?.asyncapi === 'string') return { contract: undefined, channels: document };
  if (typeof document?.openapi !== 'string' || typeof document.paths !== 'object') {
    throw new Error(`Failed to read "${name}": it is not an OpenAPI description.`);
  }
  return { contract: document, channels: undefined };
}

/** Exports the YAML and JSON files of a revision's folder. */
function exportRevision(name: string, revision: string, folder: string, target: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: gitFolder(),
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  let files: string[];
  try {
    const list = git(
      'ls-tree',
      '-r',
      '-z',
      '--name-only',
      '--full-tree',
      '--end-of-options',
      revision,
      '--',
      `${folder}/`,
    );
    files = list.toString().split('\0').filter(Boolean);
  } catch {
    throw new UsageError(
      `Failed to read "${name}": no such file or git revision. Fetch it or check the spelling.`,
    );
  }
  for (const file of files) {
    if (!/\.(ya?ml|json)$/.test(file)) continue;
    mkdirSync(join(target, dirname(file)), { recursive: true });
    writeFileSync(join(target, file), git('cat-file', 'blob', `${revision}:${file}`));
  }
}

/** The working directory if it is a repository, otherwise this one. */
function gitFolder(): string {
  try {
    execFileSync('git', ['rev-parse', '--git-dir'], { stdio: 'ignore' });
    return process.cwd();
  } catch {
    return ROOT;
  }
}
