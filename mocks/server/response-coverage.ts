import { mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Contract } from '../../contract/engine/contract.ts';
import type { WorldEntry } from '../worlds/world-store.ts';

/** Only injected, never sent by handlers. */
const INJECTED_STATUSES = new Set([429, 500]);
/** From a server in front of the backend, so only injected. */
const INJECTED_RESPONSES = new Set(['listAreas 404']);

/** Records the documented responses that a mock has sent. */
export interface ResponseCoverage {
  record: (contract: Contract, request: IncomingMessage, entry: WorldEntry, status: number) => void;
  /** For `scripts/test/check-response-coverage.ts`. */
  write: () => void;
}

/** Undefined unless MOCK_RESPONSES names a folder. */
export function createResponseCoverage(): ResponseCoverage | undefined {
  const folder = process.env['MOCK_RESPONSES'];
  if (!folder) return undefined;
  const seen = new Set<string>();
  return {
    record(contract, request, entry, status) {
      // Responses of Prism and injected failures don't exercise the handlers.
      if (request.headers['prefer'] !== undefined) return;
      const { pathname } = new URL(`http://mock${request.url ?? '/'}`);
      const found = contract.find((request.method ?? 'GET').toLowerCase(), pathname);
      if (!found || !('target' in found)) return;
      const name = `${found.target.id} ${status}`;
      const mayBeInjected = INJECTED_STATUSES.has(status) || INJECTED_RESPONSES.has(name);
      if (entry.failures.length === 0 || mayBeInjected) seen.add(name);
    },
    write() {
      if (seen.size === 0) return;
      mkdirSync(folder, { recursive: true });
      const name = `${process.pid}-${performance.now().toString(36).replace('.', '')}.txt`;
      writeFileSync(join(folder, name), [...seen].join('\n'));
    },
  };
}
