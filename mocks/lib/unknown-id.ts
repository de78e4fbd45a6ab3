import type { FormError } from '../../contract/engine/form-messages.ts';

/** The backend's standard refusal of an id that is not in its tables. */
export function unknownId(field: string): FormError {
  return { field, text: `The selected ${field.replaceAll('_', ' ')} is invalid.` };
}
