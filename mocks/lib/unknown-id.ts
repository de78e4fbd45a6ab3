import { fieldLabel, type FormError } from '../../contract/engine/form-messages.ts';

export function unknownIdError(field: string): FormError {
  return { field, text: `The selected ${fieldLabel(field)} is invalid.` };
}
