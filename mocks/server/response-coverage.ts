import { mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Contract } from '../../contract/engine/contract.ts';
import type { WorldEntry } from '../worlds/world-store.ts';

/** Statuses that the mock never answers from state: they are asked for as failures. */
const INJECTED_STATUSES = new Set([429, 500]);

/** Notes which documented answers a mock has given, so that tests can tell which were never seen. */
export interface ResponseCoverage {
  record: (contract: Contract, request: IncomingMessage, entry: WorldEntry, status: number) => void;
  /** Writes the notes down, for `scripts/test/check-response-coverage.ts` to read. */
  write: () => void;
}

/** Undefined unless the tests ask for notes by naming a folder in MOCK_ANSWERS. */
export function createResponseCoverage(): ResponseCoverage | undefined {
  const folder = process.env['MOCK_ANSWERS'];
  if (!folder) return undefined;
  const seen = new Set<string>();
  return {
    record(contract, request, entry, status) {
      // Prism's answers say nothing about the handlers, and failures only about themselves.
      if (request.headers['prefer'] !== undefined) return;
      if (entry.failures.length > 0 && !INJECTED_STATUSES.has(status)) return;
      const { pathname } = new URL(`http://mock${request.url ?? '/'}`);
      const found = contract.find((request.method ?? 'GET').toLowerCase(), pathname);
      if (found && 'target' in found) seen.add(`${found.target.id} ${status}`);
    },
    write() {
      if (seen.size === 0) return;
      mkdirSync(folder, { recursive: true });
      const name = `${process.pid}-${performance.now().toString(36).replace('.', '')}.txt`;
      writeFileSync(join(folder, name), [...seen].join('\n'));
    },
  };
}
