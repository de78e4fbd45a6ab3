import { type Contract, loadContract } from '../../engine/contract.ts';
import { validateResponse } from '../../engine/validate-response.ts';
import { theContract, theOperations } from './contract.ts';
import { theOrigin, theToken } from './login.ts';

/** Sends what the forms below the calls say, shows what comes back, and judges it as `souk-contract check` does. */
export function startTrying(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    const id = form.dataset['operation'];
    const outcome = form.querySelector('.outcome');
    if (id === undefined || !outcome) return;
    event.preventDefault();
    outcome.textContent = 'Waiting for an answer …';
    void send(id, form).then((parts) => outcome.replaceChildren(...parts));
  });
}

/** Address, headers and body as a form has them. */
function requestOf(id: string, form: HTMLFormElement): { url: string; init: RequestInit } {
  const operation = theOperations().find((one) => one.id === id);
  if (!operation) throw new Error(`the contract has no ${id}.`);
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
  if (theToken() !== '') headers.set('Authorization', `Bearer ${theToken()}`);
  if (json !== undefined) headers.set('Content-Type', 'application/json');
  const isForm = fields.some((field) => field.dataset['in'] === 'form');
  const body = json ?? (isForm ? data : undefined);
  const search = query.size > 0 ? `?${query}` : '';
  return {
    url: `${theOrigin()}${path}${search}`,
    init: {
      method: operation.method.toUpperCase(),
      headers,
      ...(body === undefined ? {} : { body }),
    },
  };
}

async function send(id: string, form: HTMLFormElement): Promise<Node[]> {
  try {
    const { url, init } = requestOf(id, form);
    const started = performance.now();
    const answer = await fetch(url, init);
    const text = await answer.text();
    const milliseconds = Math.round(performance.now() - started);
    const parsed = parse(text);
    return [
      make('p', `${answer.status} ${answer.statusText} in ${milliseconds} ms`, 'status'),
      verdict(id, answer, text, parsed),
      make('p', `${init.method ?? 'GET'} ${url}`, 'faint'),
      headerTable(answer.headers),
      shown(parsed === undefined ? text : JSON.stringify(parsed, undefined, 2)),
    ];
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    return [
      make(
        'p',
        `No answer: ${cause} Is ${theOrigin()} running, and does it let other pages call it?`,
        'bad',
      ),
    ];
  }
}

let contract: Contract | undefined;

function verdict(id: string, answer: Response, text: string, parsed: unknown): HTMLElement {
  contract ??= loadContract(theContract(), false, 'later');
  const operation = contract.operations.get(id);
  if (!operation) return make('p', 'The contract does not know the call.', 'bad');
  const violations = validateResponse(operation, {
    status: answer.status,
    contentType: text === '' ? undefined : (answer.headers.get('content-type') ?? undefined),
    body: text === '' ? undefined : (parsed ?? text),
  });
  if (violations.length === 0) return make('p', 'Keeps the contract.', 'good');
  const list = document.createElement('ul');
  for (const { pointer, message } of violations) list.append(make('li', `${pointer} ${message}`));
  const box = make('div', 'Breaks the contract:', 'bad');
  box.append(list);
  return box;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function headerTable(headers: Headers): HTMLElement {
  const table = document.createElement('table');
  table.append(make('caption', 'Headers that the browser lets pages see'));
  for (const [name, value] of headers) {
    const row = table.insertRow();
    const head = make('th', name);
    head.setAttribute('scope', 'row');
    row.append(head, make('td', value));
  }
  return table;
}

function shown(text: string): HTMLElement {
  const block = document.createElement('pre');
  block.tabIndex = 0;
  block.append(make('code', text));
  return block;
}

function make(tag: string, text: string, className = ''): HTMLElement {
  return Object.assign(document.createElement(tag), { textContent: text, className });
}
