import { fieldLabel, type FormError } from '../../contract/engine/form-messages.ts';
import { VALIDATION_TEXTS } from '../fixtures/translations/validation-texts.ts';

/**
 * Translates the standard texts that the backend's language file contains. Other texts stay English,
 * so one response can mix languages. The language is the header `Accept-Language`, in any case.
 */
export function translateFormErrors(
  errors: readonly FormError[],
  acceptLanguage: string,
): FormError[] {
  const code = acceptLanguage.toLowerCase();
  const language = Object.hasOwn(VALIDATION_TEXTS, code) ? VALIDATION_TEXTS[code] : undefined;
  if (!language) return [...errors];
  return errors.map((error) => {
    const template = error.standard && language.rules[error.standard.rule];
    if (template === undefined) return error;
    const label = language.fields[error.field] ?? fieldLabel(error.field);
    const text = template
      .replace('{field}', () => label)
      .replace('{limit}', error.standard?.limit ?? '');
    return { ...error, text };
  });
}
