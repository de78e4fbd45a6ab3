import type { ContractDocument } from '../../engine/contract-document.ts';
import { type ListedOperation, listOperations } from '../../engine/list-operations.ts';

/** Set by `contract.js`. */
export function loadedContract(): ContractDocument {
  return Reflect.get(globalThis, 'contract') as ContractDocument;
}

export function loadedOperations(): readonly ListedOperation[] {
  listed ??= listOperations(loadedContract());
  return listed;
}

let listed: ListedOperation[] | undefined;
