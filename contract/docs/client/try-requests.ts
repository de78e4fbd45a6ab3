import { type Contract, loadContract } from '../../engine/contract.ts';
import { validateResponse } from '../../engine/validate-response.ts';
import { contractDocument, listedOperations } from './contract.ts';
import { currentOrigin, currentToken } from './login.ts';
import { errorMessage } from '../../lib/error-message.ts';

/** The last request of each form: an earlier one may be slower. */
const latest = new WeakMap<HTMLFormElement, Promise<Node[]>>();

/** Sends the requests of the forms and validates the responses. */
export function startTryForms(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    const id = form.dataset['operation'];
    const outcome = form.querySelector('.outcome');
    if (id === undefined || !outcome) return;
    event.preventDefault();
    outcome.textContent = 'Waiting for the response …';
    const request = send(id, form);
    latest.set(form, request);
    void request.then((parts) => {
      if (latest.get(form) === request) outcome.replaceChildren(...parts);
    });
  });
}

function buildRequest(id: string, form: HTMLFormElement): { url: string; init: RequestInit } {
  const operation = listedOperations().find((one) => one.id === id);
  if (!operation) throw new Error(`Unknown operation "${id}".`);
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[data-in]')];
  const headers = new Headers({ Accept: 'application/json' });
  const query = new URLSearchParams();
  const data = new FormData();
  let path = operation.path;
  let json: string | undefined;
  for (const field of fields) {
    const { name, value } = field;
    const part = field.dataset['in'];
    if (part === 'json') json = value;
    else if (part === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value));
    else if (field instanceof HTMLInputElement && field.type === 'file') {
      for (const file of field.files ?? []) data.append(name, file);
    } else if (value === '') continue;
    else if (part === 'query') query.append(name, value);
    else if (part === 'header') headers.set(name, value);
    else data.append(name, value);
  }
  if (currentToken() !== '') headers.set('Authorization', `Bearer ${currentToken()}`);
  if (json !== undefined) headers.set('Content-Type', 'application/json');
  const isForm = fields.some((field) => field.dataset['in'] === 'form');
  const body = json ?? (isForm ? data : undefined);
  const search = query.size > 0 ? `?${query}` : '';
  return {
    url: `${currentOrigin()}${path}${search}`,
    init: {
      method: operation.method.toUpperCase(),
      headers,
      ...(body === undefined ? {} : { body }),
    },
  };
}

async function send(id: string, form: HTMLFormElement): Promise<Node[]> {
  try {
    const { url, init } = buildRequest(id, form);
    const started = performance.now();
    const response = await fetch(url, init);
    const text = await response.text();
    const milliseconds = Math.round(performance.now() - started);
    const parsed = tryParseJson(text);
    return [
      createElement(
        'p',
        `${response.status} ${response.statusText} in ${milliseconds} ms`,
        'status',
      ),
      validationView(id, response, text, parsed),
      createElement('p', `${init.method ?? 'GET'} ${url}`, 'faint'),
      headerTable(response.headers),
      bodyView(parsed === undefined ? text : JSON.stringify(parsed, undefined, 2)),
    ];
  } catch (error) {
    const cause = errorMessage(error).replace(/\.$/, '');
    return [
      createElement(
        'p',
        `Request failed: ${cause}. Check that ${currentOrigin()} is running and allows cross-origin requests.`,
        'bad',
      ),
    ];
  }
}

let contract: Contract | undefined;

function validationView(
  id: string,
  response: Response,
  text: string,
  parsed: unknown,
): HTMLElement {
  contract ??= loadContract(contractDocument(), false, 'lazy');
  const operation = contract.operations.get(id);
  if (!operation) return createElement('p', 'The contract has no such operation.', 'bad');
  const violations = validateResponse(operation, {
    status: response.status,
    contentType: text === '' ? undefined : (response.headers.get('content-type') ?? undefined),
    body: text === '' ? undefined : parsed === undefined ? text : parsed,
  });
  if (violations.length === 0) return createElement('p', 'Matches the contract.', 'good');
  const list = document.createElement('ul');
  for (const { pointer, message } of violations)
    list.append(createElement('li', `${pointer} ${message}`));
  const box = createElement('div', 'Violates the contract:', 'bad');
  box.append(list);
  return box;
}

function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function headerTable(headers: Headers): HTMLElement {
  const table = document.createElement('table');
  table.append(createElement('caption', 'Response headers visible to scripts'));
  for (const [name, value] of headers) {
    const row = table.insertRow();
    const head = createElement('th', name);
    head.setAttribute('scope', 'row');
    row.append(head, createElement('td', value));
  }
  return table;
}

function bodyView(text: string): HTMLElement {
  const block = document.createElement('pre');
  block.tabIndex = 0;
  block.append(createElement('code', text));
  return block;
}

function createElement(tag: string, text: string, className = ''): HTMLElement {
  return Object.assign(document.createElement(tag), { textContent: text, className });
}
