import {
  type ContractDocument,
  resolveRef,
  type FormExtension,
  type Schema,
} from './contract-document.ts';
import { listOperations } from './list-operations.ts';

export interface Form {
  id: string;
  tag: string;
  fields: FormField[];
}

export interface FormField {
  name: string;
  /** The body's schema with the form's additions. */
  schema: Schema;
  required: boolean | 'sometimes';
  isSent: boolean;
}

const TEXT_RULES = new Set([
  'required',
  'type',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'pattern',
  'format',
  'equals',
  'past',
  'picture',
  'file-type',
  'file-size',
]);
const LIMITS = new Set(['minLength', 'maxLength']);
const EXTENSION_KEYS = new Set(['omit', 'required', 'mayRequire', 'properties']);

export interface FormProblem {
  operation: string;
  message: string;
}

/**
 * Lists the forms of operations with `x-form`. Unknown fields, settings, rules and keys are
 * problems (API-03).
 */
export function listForms(document: ContractDocument): { forms: Form[]; problems: FormProblem[] } {
  const problems: FormProblem[] = [];
  const forms = listOperations(document).flatMap(({ id, source }): Form[] => {
    const extension = source['x-form'];
    if (extension === undefined) return [];
    const report = (message: string) => problems.push({ operation: id, message });
    const content = source.requestBody ? resolveRef(document, source.requestBody).content : {};
    const schema = (content['multipart/form-data'] ?? content['application/json'])?.schema;
    if (!schema) {
      report(`${id} has x-form but no request body.`);
      return [];
    }
    const body = resolveRef(document, schema);
    const added: FormExtension = extension === true ? {} : extension;
    const fields = collectFields(document, body, added);
    const form = { id, tag: source.tags?.[0] ?? 'untagged', fields };
    checkForm(document, body, form, added, report);
    return [form];
  });
  forms.sort((a, b) => a.tag.localeCompare(b.tag, 'en') || a.id.localeCompare(b.id, 'en'));
  return { forms, problems };
}

function collectFields(
  document: ContractDocument,
  body: Schema,
  added: FormExtension,
): FormField[] {
  const { omit = [], required = [], mayRequire = [], properties = {} } = added;
  const names = new Set([...Object.keys(body.properties ?? {}), ...Object.keys(properties)]);
  return [...names]
    .filter((name) => !omit.includes(name))
    .map((name) => {
      const sent = body.properties?.[name];
      const schema = sent ? resolveRef(document, sent) : {};
      const own = properties[name] ?? {};
      const messages = { ...schema['x-messages'], ...own['x-messages'] };
      return {
        name,
        schema: { ...schema, ...own, 'x-messages': messages },
        required: mayRequire.includes(name)
          ? 'sometimes'
          : [...(body.required ?? []), ...required].includes(name),
        isSent: sent !== undefined,
      };
    });
}

function checkForm(
  document: ContractDocument,
  body: Schema,
  { id, fields }: Form,
  added: FormExtension,
  report: (message: string) => void,
): void {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const settings = document.components?.schemas?.['Settings']?.properties ?? {};
  for (const key of Object.keys(added)) {
    if (!EXTENSION_KEYS.has(key)) report(`x-form of ${id} has the unknown key "${key}".`);
  }
  for (const name of added.omit ?? []) {
    if (!(name in (body.properties ?? {}))) {
      report(`x-form of ${id} omits ${name}, which is not a body field.`);
    }
  }
  for (const name of [...(added.required ?? []), ...(added.mayRequire ?? [])]) {
    if (!byName.has(name)) report(`x-form of ${id} requires ${name}, which is not a field.`);
  }
  for (const { name, schema, isSent } of fields) {
    if (!isSent && schema['x-unsent'] !== true) {
      report(`x-form of ${id} names ${name}, which is not a body field. Use x-unsent to allow it.`);
    }
    const equal = schema['x-equals'];
    if (equal !== undefined && !byName.has(equal)) {
      report(`${name} of ${id} must equal ${equal}, which is not a field.`);
    }
    for (const [keyword, setting] of Object.entries(schema['x-limit-settings'] ?? {})) {
      if (!LIMITS.has(keyword))
        report(`x-limit-settings of ${id}.${name} has the unsupported keyword ${keyword}.`);
      if (!(setting in settings)) {
        report(`x-limit-settings of ${id}.${name} names ${setting}, which is not a setting.`);
      } else if (typeof settings[setting]?.['default'] !== 'number') {
        report(`x-limit-settings of ${id}.${name} needs a default of the setting ${setting}.`);
      }
    }
    for (const rule of Object.keys(schema['x-messages'] ?? {})) {
      if (!TEXT_RULES.has(rule))
        report(`x-messages of ${id}.${name} has the unknown rule ${rule}.`);
    }
  }
}
