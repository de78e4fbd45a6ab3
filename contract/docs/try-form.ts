import {
  type ContractDocument,
  resolveRef,
  type MediaType,
  type Parameter,
  type Schema,
} from '../engine/contract-document.ts';
import type { ListedOperation } from '../engine/list-operations.ts';
import { escapeMarkup as text } from '../lib/escape-markup.ts';
import { firstExample } from './examples.ts';

export function tryForm(document: ContractDocument, operation: ListedOperation): string {
  const { id, source, parameters } = operation;
  const fields = parameters.map((node) => {
    const parameter = resolveRef(document, node);
    const isRequired = parameter.required === true;
    const example = isRequired ? exampleOf(document, parameter) : '';
    const key = `${id}-${parameter.in}-${parameter.name}`;
    return `<p><label for="${text(key)}"><code>${text(parameter.name)}</code> (${text(parameter.in)}${isRequired ? ', required' : ''})</label>
<input id="${text(key)}" data-in="${text(parameter.in)}" name="${text(parameter.name)}" value="${text(example)}" autocomplete="off"></p>`;
  });
  const body = source.requestBody && resolveRef(document, source.requestBody);
  const json = body?.content['application/json'];
  const form = body?.content['multipart/form-data'];
  return `<details class="try"><summary>Try ${text(id)}</summary>
<form data-operation="${text(id)}">
${fields.join('\n')}
${json ? jsonField(document, id, json) : form ? formFields(document, id, form) : ''}
<p><button type="submit">Send</button></p>
<div class="outcome" role="status"></div>
</form>
</details>`;
}

function jsonField(document: ContractDocument, id: string, media: MediaType): string {
  const example = firstExample(document, media);
  const value = example === undefined ? '' : JSON.stringify(example, undefined, 2);
  const rows = Math.min(14, value.split('\n').length + 1);
  return `<p><label for="${text(id)}-body">Body (JSON)</label>
<textarea id="${text(id)}-body" data-in="json" rows="${rows}" spellcheck="false">${text(value)}</textarea></p>`;
}

function formFields(document: ContractDocument, id: string, media: MediaType): string {
  const schema = resolveRef<Schema>(document, media.schema ?? {});
  const example = firstExample(document, media);
  return Object.entries(schema.properties ?? {})
    .map(([name, node]) => {
      const property = resolveRef(document, node);
      const isFile =
        isBinary(property) || (property.items && isBinary(resolveRef(document, property.items)));
      const key = `${id}-form-${name}`;
      const value: unknown =
        typeof example === 'object' && example !== null ? Reflect.get(example, name) : undefined;
      const isText = !isFile && (typeof value === 'string' || typeof value === 'number');
      return `<p><label for="${text(key)}"><code>${text(name)}</code> (form)</label>
<input id="${text(key)}" data-in="form" name="${text(name)}"${isFile ? ` type="file"${property.items ? ' multiple' : ''}` : ` value="${isText ? text(String(value)) : ''}" autocomplete="off"`}></p>`;
    })
    .join('\n');
}

function isBinary(schema: Schema): boolean {
  return schema['format'] === 'binary';
}

function exampleOf(document: ContractDocument, parameter: Parameter): string {
  const schema = resolveRef<Schema>(document, parameter.schema ?? {});
  const own: unknown = Reflect.get(parameter, 'example');
  const examples = schema['examples'];
  const value = own ?? (Array.isArray(examples) ? (examples[0] as unknown) : undefined);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
