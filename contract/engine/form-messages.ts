import type { ErrorObject } from 'ajv';
import { definitionName } from './compiler.ts';
import type { ContractDocument, Schema } from './contract-document.ts';

/** Rules that a person breaks in a form; any other is a program's mistake. */
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

/** A mistake made in a form: the field as the backend names it (`shop_ids.0`) and its text. */
export interface FormError {
  field: string;
  text: string;
}

/** The form fault behind a finding, or undefined when only a program can be at fault. */
export function toFormFault(document: ContractDocument, error: ErrorObject): FormError | undefined {
  // Empty texts became null before: on a required field that means "missing".
  const missing = error.keyword === 'required' || (error.keyword === 'type' && error.data === null);
  const rule = missing ? 'required' : error.keyword;
  const schema = error.keyword === 'required' ? missingSchema(document, error) : error.parentSchema;
  const own = schema?.['x-messages']?.[rule];
  if (own === undefined && !missing && !FORM_RULES.has(rule)) return undefined;
  const field = fieldName(error);
  return { field, text: own ?? defaultText(rule, field, error) };
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
  // Lists in forms are sent under names like `attachments[]`.
  return path.join('.').replace('[]', '');
}

/** The backend's standard wording. */
function defaultText(rule: string, field: string, error: ErrorObject): string {
  const label = `The ${field.replaceAll('_', ' ')} field`;
  const limit = String(error.params['limit']);
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
    case 'format':
      return error.params['format'] === 'email'
        ? `${label} must be a valid email address.`
        : `${label} format is invalid.`;
    default:
      return `${label} format is invalid.`;
  }
}

/** The body of a 422 for these faults: the first text leads, the others are counted. */
export function validationBody(faults: readonly FormError[]): {
  message: string;
  errors: Record<string, string[]>;
} {
  const errors: Record<string, string[]> = {};
  for (const { field, text } of faults) (errors[field] ??= []).push(text);
  const [first = 'The given data was invalid.', ...others] = faults.map(({ text }) => text);
  const count = others.length;
  const more = count === 0 ? '' : ` (and ${count} more error${count === 1 ? '' : 's'})`;
  return { message: `${first}${more}`, errors };
}
