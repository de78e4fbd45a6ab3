import { type ContractDocument, resolveRef, type Schema } from '../engine/contract-document.ts';
import { escapeMarkup as text } from '../lib/escape-markup.ts';
import { inline } from './markdown.ts';

const LIMITS: readonly (readonly [keyword: string, words: (value: string) => string])[] = [
  ['format', (value) => `format: ${value}`],
  ['minimum', (value) => `at least ${value}`],
  ['exclusiveMinimum', (value) => `more than ${value}`],
  ['maximum', (value) => `at most ${value}`],
  ['exclusiveMaximum', (value) => `less than ${value}`],
  ['multipleOf', (value) => `a multiple of ${value}`],
  ['minLength', (value) => `at least ${value} characters`],
  ['maxLength', (value) => `at most ${value} characters`],
  ['minItems', (value) => `at least ${value} items`],
  ['maxItems', (value) => `at most ${value} items`],
  ['pattern', (value) => `matches ${value}`],
  ['default', (value) => `default ${value}`],
  ['x-since', (value) => `from release ${value} on`],
  ['x-own', () => 'not sent by the backend'],
];

export function formatValue(document: ContractDocument, node: Schema): string {
  return describeValue(document, node, []).head;
}

/** Renders a schema as a list of fields; recursive schemas show only their name. */
export function schemaView(document: ContractDocument, schema: Schema): string {
  return `<div class="schema">${valueView(document, schema, [])}</div>`;
}

function valueView(document: ContractDocument, node: Schema, above: readonly string[]): string {
  const { head, inside } = describeValue(document, node, above);
  return `<p>${head}</p>${inside}`;
}

function describeValue(
  document: ContractDocument,
  node: Schema,
  above: readonly string[],
): { head: string; inside: string } {
  const name = node.$ref?.split('/').pop();
  const schema = { ...resolveRef(document, node), ...node };
  delete schema.$ref;
  const description =
    typeof schema['description'] === 'string' ? ` ${inline(schema['description'])}` : '';
  const head = `<span class="type">${formatType(document, node)}</span>${limits(schema)}${description}`;
  if (name !== undefined && above.includes(name)) return { head: `${head} (as above)`, inside: '' };
  return {
    head,
    inside: insideOf(document, schema, name === undefined ? above : [...above, name]),
  };
}

function insideOf(document: ContractDocument, schema: Schema, above: readonly string[]): string {
  const parts: string[] = [];
  const properties = Object.entries(schema.properties ?? {});
  if (properties.length > 0) {
    const requiredNames = new Set(schema.required);
    const rows = properties.map(([name, property]) => {
      const { head, inside } = describeValue(document, property, above);
      const mark = requiredNames.has(name)
        ? '<span class="mark">required</span>'
        : '<span class="mark faint">optional</span>';
      const content =
        inside === '' ? '' : detailsMarkup(name, inside, above.length === 1 && name === 'data');
      return `<li><p><code>${text(name)}</code> ${mark} ${head}</p>${content}</li>`;
    });
    parts.push(`<ul class="fields">${rows.join('')}</ul>`);
  }
  for (const part of schema.allOf ?? []) parts.push(valueView(document, part, above));
  const union = (schema.oneOf ?? schema.anyOf ?? []).filter((one) => one.type !== 'null');
  if (union.length > 1) {
    const forms = union.map((one) => `<li>${valueView(document, one, above)}</li>`);
    parts.push(`<p>One of these:</p><ul class="forms">${forms.join('')}</ul>`);
  } else {
    for (const one of union) parts.push(describeValue(document, one, above).inside);
  }
  if (schema.items) {
    const { head, inside } = describeValue(document, schema.items, above);
    // The line above contains the type.
    const isPlain = head === `<span class="type">${formatType(document, schema.items)}</span>`;
    if (!isPlain || inside !== '') parts.push(`<p class="faint">Items: ${head}</p>${inside}`);
  }
  if (typeof schema.additionalProperties === 'object') {
    const { head, inside } = describeValue(document, schema.additionalProperties, above);
    parts.push(`<p class="faint">Other properties: ${head}</p>${inside}`);
  }
  return parts.join('');
}

function detailsMarkup(name: string, inside: string, isOpen: boolean): string {
  return `<details${isOpen ? ' open' : ''}><summary>Fields of ${text(name)}</summary>${inside}</details>`;
}

/** Formats a type, such as `array of OrderRow or null`. */
function formatType(document: ContractDocument, node: Schema): string {
  const name = node.$ref?.split('/').pop();
  const schema = resolveRef(document, node);
  const union = schema.oneOf ?? schema.anyOf;
  if (union) return union.map((one) => formatType(document, one)).join(' or ');
  if ('const' in schema) return `<code>${text(JSON.stringify(schema['const']))}</code>`;
  const values = schema['enum'];
  if (Array.isArray(values)) {
    return `one of ${values.map((value) => `<code>${text(JSON.stringify(value))}</code>`).join(', ')}`;
  }
  if (schema.type === 'array' && schema.items)
    return `array of ${formatType(document, schema.items)}`;
  const types = [schema.type ?? []].flat().join(' or ');
  if (name !== undefined && types === 'object') return text(name);
  return types === '' ? 'any value' : text(types);
}

function limits(schema: Schema): string {
  const words = LIMITS.flatMap(([keyword, formatLimit]) => {
    const value = schema[keyword];
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
      return [];
    }
    return [formatLimit(String(value))];
  });
  if (schema['x-unvalidated'] === true) words.push('not validated by the backend');
  const file = schema['x-file'] as { types?: string[]; maxKilobytes?: number } | undefined;
  if (file?.types) words.push(`a file: ${file.types.join(', ')}`);
  if (file?.maxKilobytes !== undefined) words.push(`at most ${file.maxKilobytes} kB`);
  if (schema.additionalProperties === false) words.push('no other fields');
  return words.length === 0 ? '' : ` <span class="limits">(${text(words.join('; '))})</span>`;
}
