import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { bundle, createConfig } from '@redocly/openapi-core';
import type { ContractDocument } from '../engine/contract-document.ts';
import { UsageError } from '../lib/exit-codes.ts';
import { ROOT } from '../lib/root.ts';
import type { ChannelsDocument } from '../engine/channels-document.ts';

/** Where the contract lies in the repository. */
export const CONTRACT_PATH = 'openapi/openapi.yaml';

/** The contract as it stands: of where the command is called, else our own. */
export function presentContract(): string {
  return existsSync(CONTRACT_PATH) ? CONTRACT_PATH : join(ROOT, CONTRACT_PATH);
}

/** Where the realtime channels lie beside it. */
const CHANNELS_FILE = 'realtime.yaml';

/** One version of the contract. */
export interface Version {
  /** Undefined where a description of the channels alone was named. */
  calls: ContractDocument | undefined;
  /** Undefined where nothing is known of them. */
  channels: ChannelsDocument | undefined;
}

/**
 * Reads one version of the contract, each description put together into one document: an address (`https://…`), a file, a file
 * in a revision of git (`main:openapi/openapi.yaml`), or a revision alone, which means the contract at its usual place. The
 * realtime channels are those of the `realtime.yaml` in the same folder; a revision without it has none.
 *
 * @throws UsageError when there is no such version; an Error when it cannot be read.
 */
export async function readVersion(name: string): Promise<Version> {
  if (/^https?:\/\//.test(name)) return readFile(name, name);
  if (existsSync(name)) {
    if (statSync(name).isDirectory()) {
      throw new UsageError(`Failed to read "${name}": it is a folder. Name a file in it.`);
    }
    return readFolder(name, name);
  }
  const [revision = '', ...rest] = name.split(':');
  const file = rest.join(':') || CONTRACT_PATH;
  const folder = mkdtempSync(join(tmpdir(), 'souk-contract-version-'));
  try {
    unpack(name, revision, posix.dirname(file), folder);
    if (!existsSync(join(folder, file))) {
      throw new UsageError(
        `Failed to read "${name}": ${revision} has no ${file}. Look for a misspelling.`,
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
  const beside = join(dirname(file), CHANNELS_FILE);
  if (version.channels || !existsSync(beside)) return version;
  return { ...version, channels: (await readFile(`${CHANNELS_FILE} of ${name}`, beside)).channels };
}

async function readFile(name: string, ref: string): Promise<Version> {
  const reading = await createConfig({})
    .then((config) => bundle({ ref, config }))
    .catch((error: unknown) => {
      const cause = error instanceof Error ? error.message : String(error);
      throw new Error(`Failed to read "${name}": ${cause}. Name a contract that can be read.`);
    });
  const problem = reading.problems.find(({ severity }) => severity === 'error');
  if (problem) throw new Error(`Failed to read "${name}": ${problem.message}. Mend it first.`);
  const document = reading.bundle.parsed as (ContractDocument & ChannelsDocument) | undefined;
  if (typeof document?.asyncapi === 'string') return { calls: undefined, channels: document };
  if (typeof document?.openapi !== 'string' || typeof document.paths !== 'object') {
    throw new Error(`Failed to read "${name}": it is no OpenAPI description. Name one.`);
  }
  return { calls: document, channels: undefined };
}

/** Writes the files of a folder as they were at a revision. */
function unpack(name: string, revision: string, folder: string, target: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: repository(),
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
      `Failed to read "${name}": neither a file nor a revision of git goes by that name. Fetch it, or look for a misspelling.`,
    );
  }
  for (const file of files) {
    if (!/\.(ya?ml|json)$/.test(file)) continue;
    mkdirSync(join(target, dirname(file)), { recursive: true });
    writeFileSync(join(target, file), git('cat-file', 'blob', `${revision}:${file}`));
  }
}

/** Where revisions are looked up: in the repository that the command is called in, else in our own. */
function repository(): string {
  try {
    execFileSync('git', ['rev-parse', '--git-dir'], { stdio: 'ignore' });
    return process.cwd();
  } catch {
    return ROOT;
  }
}
