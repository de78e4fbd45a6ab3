import type { FormError } from '../../contract/engine/form-messages.ts';

export function unknownId(field: string): FormError {
  return { field, text: `The selected ${field.replaceAll('_', ' ')} is invalid.` };
}
