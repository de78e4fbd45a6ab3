import { readFileSync } from 'node:fs';
import type { ContractDocument } from './contract-document.ts';

export const CONTRACT_FILE = new URL('../generated/contract.json', import.meta.url);

/** Returns a new copy at each call. */
export function readDocument(): ContractDocument {
  return JSON.parse(readFileSync(CONTRACT_FILE, 'utf8')) as ContractDocument;
}
