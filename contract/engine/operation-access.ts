import type { ContractDocument, OperationObject } from './contract-document.ts';

/** Who may call an operation: `customer` needs a token, `optional` uses one if it is sent. */
export type Access = 'customer' | 'optional' | 'public';

/** Derives from the security requirements who may call an operation. */
export function operationAccess(document: ContractDocument, operation: OperationObject): Access {
  const requirements = operation.security ?? document.security ?? [];
  if (requirements.length === 0) return 'public';
  return requirements.some((requirement) => Object.keys(requirement).length === 0)
    ? 'optional'
    : 'customer';
}
