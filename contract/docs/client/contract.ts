import type { ContractDocument } from '../../engine/contract-document.ts';
import { type ListedOperation, listOperations } from '../../engine/list-operations.ts';

/** Set by `contract.js`. */
export function contractDocument(): ContractDocument {
  return Reflect.get(globalThis, 'contract') as ContractDocument;
}

export function listedOperations(): readonly ListedOperation[] {
  listed ??= listOperations(contractDocument());
  return listed;
}

let listed: ListedOperation[] | undefined;
