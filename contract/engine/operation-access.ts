import type { ContractDocument, OperationObject } from './contract-document.ts';

/** `customer` needs a token, `optional` uses one if it is sent. */
export type Access = 'customer' | 'optional' | 'public';

export function operationAccess(document: ContractDocument, operation: OperationObject): Access {
  const requirements = operation.security ?? document.security ?? [];
  if (requirements.length === 0) return 'public';
  return requirements.some((requirement) => Object.keys(requirement).length === 0)
    ? 'optional'
    : 'customer';
}
