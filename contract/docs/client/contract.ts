import type { ContractDocument } from '../../engine/contract-document.ts';
import { type ListedOperation, listOperations } from '../../engine/list-operations.ts';

/** The contract as `contract.js` leaves it. */
export function theContract(): ContractDocument {
  return Reflect.get(globalThis, 'contract') as ContractDocument;
}

/** Its calls, listed once. */
export function theOperations(): readonly ListedOperation[] {
  listed ??= listOperations(theContract());
  return listed;
}

let listed: ListedOperation[] | undefined;
