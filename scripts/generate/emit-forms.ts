import {
  resolveRef,
  type ContractDocument,
  type Schema,
} from '../../contract/engine/contract-document.ts';
import type { Form, FormField } from '../../contract/engine/list-forms.ts';
import { quote, quoteProperty } from './escape.ts';
import { HEADER } from './header.ts';

/** Emits one module per tag. Texts are Lingui messages, so that extraction finds them (FORM-01). */
export function emitFormModules(
  document: ContractDocument,
  forms: readonly Form[],
): Map<string, string> {
  const tags = [...new Set(forms.map(({ tag }) => tag))];
  return new Map(
    tags.map((tag) => {
      const members = forms.filter((form) => form.tag === tag);
      const known = new Map<string, string>();
      const body = members.map((form) => emitForm(document, form, known)).join('\n');
      const imports = [
        ...(body.includes('msg(') ? [`import { msg } from '@lingui/core/macro';`] : []),
        `import type { FormRules } from '../../runtime/form-rules.ts';`,
      ];
      return [`${tag}.ts`, `${HEADER}\n${imports.join('\n')}\n\n${body}`];
    }),
  );
}

/** Equal rules in `known` are written once. */
function emitForm(
  document: ContractDocument,
  { id, fields }: Form,
  known: Map<string, string>,
): string {
  const unsent = fields.filter(({ isSent }) => !isSent).map(({ name }) => quote(name));
  const types = [`'${id}'`, ...(unsent.length > 0 ? [unsent.join(' | ')] : [])].join(', ');
  const lines = fields.flatMap((field) => {
    const rules = emitRules(document, field);
    if (rules.length === 0) return [];
    return [
      `  ${quoteProperty(field.name)}: {\n${rules.map((rule) => `    ${rule},\n`).join('')}  },\n`,
    ];
  });
  const rules = lines.join('');
  const twin = known.get(rules);
  if (twin === undefined) known.set(rules, id);
  const value = twin === undefined ? `{\n${rules}}` : `${twin}Form`;
  return (
    `/** Form rules of \`${id}\`. */\n` +
    `export const ${id}Form = ${value} satisfies FormRules<${types}>;\n`
  );
}

function emitRules(document: ContractDocument, field: FormField): string[] {
  const { name, schema, required } = field;
  const texts = schema['x-messages'] ?? {};
  const label = `The ${name.replaceAll('_', ' ')} field`;
  const message = (rule: string, otherwise: string) =>
    `message: msg({ message: ${quote(texts[rule] ?? otherwise)} })`;
  const rules: string[] = [];

  if (required !== false) {
    // The backend uses the same text for a minimum length of one.
    const text =
      texts['required'] ??
      texts['equals'] ??
      (schema['minLength'] === 1 ? texts['minLength'] : texts['minItems']);
    const sometimes = required === 'sometimes' ? 'sometimes: true, ' : '';
    rules.push(
      `required: { ${sometimes}message: msg({ message: ${quote(text ?? `${label} is required.`)} }) }`,
    );
  }
  const limits = {
    minLength: `${label} must be at least {limit} characters.`,
    maxLength: 'Use {limit} characters or fewer.',
  };
  for (const [keyword, text] of Object.entries(limits)) {
    const setting = settingOf(schema, keyword);
    const limit = Number(schema[keyword] ?? 0);
    const isTrivialLimit = keyword === 'minLength' && limit <= 1;
    if (setting === undefined && (schema[keyword] === undefined || isTrivialLimit)) continue;
    const from = setting === undefined ? '' : `setting: ${quote(setting)}, `;
    const value = setting === undefined ? limit : defaultOf(document, setting);
    rules.push(`${keyword}: { limit: ${value}, ${from}${message(keyword, text)} }`);
  }
  const { pattern } = schema;
  if (typeof pattern === 'string') {
    rules.push(
      `pattern: { source: ${quote(pattern)}, ${message('pattern', `${label} format is invalid.`)} }`,
    );
  }
  if (schema['format'] === 'email') {
    rules.push(`email: { ${message('format', 'Enter an email address like name@example.com.')} }`);
  }
  const equal = schema['x-equals'];
  if (typeof equal === 'string') {
    rules.push(
      `equals: { field: ${quote(equal)}, ${message('equals', `${label} does not match.`)} }`,
    );
  }
  if (schema['x-past'] === true) {
    rules.push(`past: { ${message('past', `${label} must be in the past.`)} }`);
  }
  const file = fileOf(document, schema);
  if (file) {
    const types = file.types.map(quote).join(', ');
    rules.push(`file: { types: [${types}], maxKilobytes: ${file.maxKilobytes} }`);
  }
  if (schema['format'] === 'password') rules.push('secret: true');
  return rules;
}

function settingOf(schema: Schema, keyword: string): string | undefined {
  return schema['x-limit-settings']?.[keyword as 'minLength'];
}

/** Applies until the settings have loaded. */
function defaultOf(document: ContractDocument, setting: string): number {
  return Number(document.components?.schemas?.['Settings']?.properties?.[setting]?.['default']);
}

function fileOf(document: ContractDocument, schema: Schema) {
  const items = schema.items ? resolveRef(document, schema.items) : schema;
  return items['x-file'] as { types: string[]; maxKilobytes: number } | undefined;
}
