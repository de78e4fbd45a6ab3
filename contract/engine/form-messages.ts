import type { ErrorObject } from 'ajv';
import { definitionName } from './compiler.ts';
import type { ContractDocument, Schema } from './contract-document.ts';

/** Rules that shoppers can break; other violations are client errors. */
const FORM_RULES = new Set([
  'required',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minItems',
  'maxItems',
]);

/** `field` is the backend's name: `shop_ids.0`. */
export interface FormError {
  field: string;
  text: string;
  /** The rule, if the text has the standard wording. The backend translates only such texts. */
  standard?: StandardRule;
}

export interface StandardRule {
  /** A schema keyword, or `email`. */
  rule: string;
  limit?: string;
}

/** Returns undefined for errors of the client. */
export function toFormError(document: ContractDocument, error: ErrorObject): FormError | undefined {
  // Empty strings became null before, so null means missing.
  const isMissing =
    error.keyword === 'required' || (error.keyword === 'type' && error.data === null);
  const rule = isMissing ? 'required' : error.keyword;
  const schema = error.keyword === 'required' ? missingSchema(document, error) : error.parentSchema;
  const ownText = schema?.['x-messages']?.[rule];
  if (ownText === undefined && !isMissing && !FORM_RULES.has(rule)) return undefined;
  const field = fieldName(error);
  const limit = String(error.params['limit']);
  return ownText === undefined
    ? standardError(field, { rule: error.params['format'] === 'email' ? 'email' : rule, limit })
    : { field, text: ownText.replaceAll('{limit}', limit) };
}

/** Creates an error with the backend's standard wording. */
export function standardError(field: string, standard: StandardRule): FormError {
  return { field, text: standardText(field, standard), standard };
}

export function fieldLabel(field: string): string {
  return field.replaceAll('_', ' ');
}

/** Drops identical errors and sorts the others by field, as the backend does. */
export function arrangeErrors(
  errors: readonly FormError[],
  fieldOrder: readonly string[],
): FormError[] {
  const unique = new Map(errors.map((error) => [`${error.field} ${error.text}`, error]));
  const rank = ({ field }: FormError) => {
    const position = fieldOrder.indexOf(field.split('.', 1)[0] ?? '');
    return position === -1 ? fieldOrder.length : position;
  };
  return [...unique.values()].toSorted((one, other) => rank(one) - rank(other));
}

function missingSchema(document: ContractDocument, error: ErrorObject): Schema | undefined {
  const name = String(error.params['missingProperty']);
  const parent: Schema | undefined = error.parentSchema;
  const schema = parent?.properties?.[name];
  const definition = schema?.$ref ? definitionName(schema.$ref) : undefined;
  return definition ? document.components?.schemas?.[definition] : schema;
}

function fieldName(error: ErrorObject): string {
  const path = error.instancePath.split('/').slice(1);
  if (error.keyword === 'required') path.push(String(error.params['missingProperty']));
  // Form lists have names like `attachments[]`.
  return path.join('.').replace('[]', '');
}

function standardText(field: string, { rule, limit = '' }: StandardRule): string {
  const label = `The ${fieldLabel(field)} field`;
  switch (rule) {
    case 'required':
      return `${label} is required.`;
    case 'minLength':
      return `${label} must be at least ${limit} characters.`;
    case 'maxLength':
      return `${label} must not be greater than ${limit} characters.`;
    case 'minimum':
    case 'exclusiveMinimum':
      return `${label} must be at least ${limit}.`;
    case 'maximum':
    case 'exclusiveMaximum':
      return `${label} must not be greater than ${limit}.`;
    case 'minItems':
      return `${label} must have at least ${limit} items.`;
    case 'maxItems':
      return `${label} must not have more than ${limit} items.`;
    case 'email':
      return `${label} must be a valid email address.`;
    default:
      return `${label} format is invalid.`;
  }
}

/** Creates the body of a 422. The message is the first error and the count of the others. */
export function validationBody(formErrors: readonly FormError[]): {
  message: string;
  errors: Record<string, string[]>;
} {
  const errors: Record<string, string[]> = {};
  for (const { field, text } of formErrors) (errors[field] ??= []).push(text);
  const [first = 'The given data was invalid.', ...others] = formErrors.map(({ text }) => text);
  const count = others.length;
  const more = count === 0 ? '' : ` (and ${count} more error${count === 1 ? '' : 's'})`;
  return { message: `${first}${more}`, errors };
}
