import { readFileSync } from 'node:fs';
import type { ContractDocument } from './contract-document.ts';

/** Where the bundled contract lies. */
export const CONTRACT_FILE = new URL('../generated/contract.json', import.meta.url);

/** Reads the contract that the mock runs on; each time a new copy. */
export function readDocument(): ContractDocument {
  return JSON.parse(readFileSync(CONTRACT_FILE, 'utf8')) as ContractDocument;
}
