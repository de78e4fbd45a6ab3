import type { ContractDocument } from '../../engine/contract-document.ts';
import { type ListedOperation, listOperations } from '../../engine/list-operations.ts';

/** The contract, which `contract.js` loads. */
export function loadedContract(): ContractDocument {
  return Reflect.get(globalThis, 'contract') as ContractDocument;
}

/** Its operations. */
export function loadedOperations(): readonly ListedOperation[] {
  listed ??= listOperations(loadedContract());
  return listed;
}

let listed: ListedOperation[] | undefined;
