import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { bundle, createConfig } from '@redocly/openapi-core';
import type { ContractDocument } from '../../../mocks/engine/document.ts';

/** Where the contract lies in the repository. */
export const CONTRACT_PATH = 'openapi/openapi.yaml';

/**
 * Reads one version of the contract, put together into one document: an address (`https://…`), a file, a file in a revision
 * of git (`main:openapi/openapi.yaml`), or a revision alone, which means the contract at its usual place.
 *
 * @throws when there is no such version, or it cannot be read.
 */
export async function readVersion(name: string): Promise<ContractDocument> {
  if (/^https?:\/\//.test(name) || existsSync(name)) return readFile(name, name);
  const [revision = '', ...rest] = name.split(':');
  const file = rest.join(':') || CONTRACT_PATH;
  const folder = mkdtempSync(join(tmpdir(), 'souk-contract-version-'));
  try {
    unpack(name, revision, posix.dirname(file), folder);
    if (!existsSync(join(folder, file))) {
      throw new Error(
        `Failed to read "${name}": ${revision} has no ${file}. Look for a misspelling.`,
      );
    }
    return await readFile(name, join(folder, file));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function readFile(name: string, ref: string): Promise<ContractDocument> {
  const reading = await createConfig({})
    .then((config) => bundle({ ref, config }))
    .catch((error: unknown) => {
      const cause = error instanceof Error ? error.message : String(error);
      throw new Error(`Failed to read "${name}": ${cause}. Name a contract that can be read.`);
    });
  const problem = reading.problems.find(({ severity }) => severity === 'error');
  const document = reading.bundle.parsed as ContractDocument | undefined;
  if (problem) throw new Error(`Failed to read "${name}": ${problem.message}. Mend it first.`);
  if (typeof document?.openapi !== 'string' || typeof document.paths !== 'object') {
    throw new Error(`Failed to read "${name}": it is no OpenAPI description. Name one.`);
  }
  return document;
}

/** Writes the files of a folder as they were at a revision. */
function unpack(name: string, revision: string, folder: string, target: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', args, { maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'pipe'] });
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
    throw new Error(
      `Failed to read "${name}": neither a file nor a revision of git goes by that name. Fetch it, or look for a misspelling.`,
    );
  }
  for (const file of files) {
    if (!/\.(ya?ml|json)$/.test(file)) continue;
    mkdirSync(join(target, dirname(file)), { recursive: true });
    writeFileSync(join(target, file), git('cat-file', 'blob', `${revision}:${file}`));
  }
}
