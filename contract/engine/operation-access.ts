import type {
  ContractDocument,
  OperationObject,
  SecurityRequirement,
} from './contract-document.ts';

/** `customer` needs a token, `optional` uses one if it is sent. */
export type Access = 'customer' | 'optional' | 'public';

const GUEST_SCHEME = 'guest';

export function operationAccess(document: ContractDocument, operation: OperationObject): Access {
  const requirements = requirementsOf(document, operation);
  if (requirements.length === 0) return 'public';
  return requirements.some((requirement) => Object.keys(requirement).length === 0)
    ? 'optional'
    : 'customer';
}

/** Whether a later release also serves guests, who send a guest token or get one. */
export function acceptsGuests(document: ContractDocument, operation: OperationObject): boolean {
  return requirementsOf(document, operation).some((requirement) => GUEST_SCHEME in requirement);
}

function requirementsOf(
  document: ContractDocument,
  operation: OperationObject,
): readonly SecurityRequirement[] {
  return operation.security ?? document.security ?? [];
}
