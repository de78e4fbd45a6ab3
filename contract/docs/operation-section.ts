import {
  type ResponseObject,
  type ContractDocument,
  resolveRef,
  type MediaType,
  type Parameter,
} from '../engine/contract-document.ts';
import type { ListedOperation } from '../engine/list-operations.ts';
import { escapeMarkup as text } from '../lib/escape-markup.ts';
import { examplesOf } from './examples.ts';
import { inline, toMarkup } from './markdown.ts';
import { schemaView, formatValue } from './schema-view.ts';
import { tryForm } from './try-form.ts';
import { extensionNotes, accessNote } from './operation-notes.ts';

export function operationSection(
  document: ContractDocument,
  operation: ListedOperation,
  link: (id: string) => string,
): string {
  const { id, method, path, source, parameters } = operation;
  const idOf = (part: string) => `${text(id)}-${part}`;
  const notes = extensionNotes(operation, link);
  const body = source.requestBody && resolveRef(document, source.requestBody);
  return `<section class="operation" id="${text(id)}" aria-labelledby="${idOf('title')}">
<h2 id="${idOf('title')}">${inline(source.summary ?? id)}</h2>
<p class="line"><span class="method ${method}">${method.toUpperCase()}</span> <code>${text(path)}</code> <span class="faint">${text(id)}</span>${source.deprecated === true ? ' <strong>deprecated</strong>' : ''}</p>
${toMarkup(source.description ?? '')}
<p><strong>Access:</strong> ${text(accessNote(document, operation))}</p>
${notes.length > 0 ? `<ul class="notes">${notes.map((note) => `<li>${note}</li>`).join('')}</ul>` : ''}
${parameters.length > 0 ? `<h3>Parameters</h3><ul class="fields">${parameters.map((one) => parameterRow(document, one)).join('')}</ul>` : ''}
${body ? `<h3>Body${body.required === true ? '' : ' (optional)'}</h3>${contents(document, body.content)}` : ''}
<h3>Responses</h3>
${Object.entries(source.responses)
  .map(([status, response]) => responseView(document, status, resolveRef(document, response)))
  .join('\n')}
${tryForm(document, operation)}
</section>`;
}

function parameterRow(document: ContractDocument, node: Parameter): string {
  const parameter = resolveRef(document, node);
  const { description = '' } = parameter;
  const mark =
    parameter.required === true
      ? '<span class="mark">required</span>'
      : '<span class="mark faint">optional</span>';
  const value = formatValue(document, parameter.schema ?? {});
  return `<li><p><code>${text(parameter.name)}</code> ${mark} <span class="faint">in the ${text(parameter.in)},</span> ${value}. ${inline(description)}</p></li>`;
}

function responseView(
  document: ContractDocument,
  status: string,
  response: ResponseObject,
): string {
  const headers = Object.keys(response.headers ?? {});
  const content = response.content ?? {};
  const { description = '' } = response;
  const isSuccess = status.startsWith('2');
  return `<details class="response"${isSuccess ? ' open' : ''}><summary><span class="status ${isSuccess ? 'good' : 'bad'}">${text(status)}</span> ${inline(description)}</summary>
${headers.length > 0 ? `<p class="faint">Headers: ${headers.map((name) => `<code>${text(name)}</code>`).join(', ')}</p>` : ''}
${Object.keys(content).length > 0 ? contents(document, content) : '<p>No body.</p>'}
</details>`;
}

function contents(document: ContractDocument, content: Record<string, MediaType>): string {
  return Object.entries(content)
    .map(([type, media]) => {
      const examples = examplesOf(document, media).map(
        ({ summary, value }) =>
          `<details><summary>Example: ${inline(summary)}</summary><pre tabindex="0"><code>${text(typeof value === 'string' ? value : JSON.stringify(value, undefined, 2))}</code></pre></details>`,
      );
      return `<p><code>${text(type)}</code></p>${media.schema ? schemaView(document, media.schema) : ''}${examples.join('')}`;
    })
    .join('\n');
}
