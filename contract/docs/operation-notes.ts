import type { ContractDocument } from '../engine/contract-document.ts';
import type { ListedOperation } from '../engine/list-operations.ts';
import { type Access, operationAccess } from '../engine/operation-access.ts';
import { escapeMarkup as text } from '../lib/escape-markup.ts';

const ACCESS: Readonly<Record<Access, string>> = {
  public: 'Everybody; a token is not looked at.',
  optional: 'Everybody; with a customer’s token the answer is personal.',
  customer: 'Customers only, by their token.',
};

const REACTIONS: Readonly<Record<string, string>> = {
  ignore: 'go on as if it had succeeded',
  'sign-out': 'end the session',
  login: 'end the session and ask for a login',
  'explain-login': 'end the session, say why and ask for a login',
  home: 'end the session and go to the home page',
};

export function accessNote(document: ContractDocument, { source }: ListedOperation): string {
  return ACCESS[operationAccess(document, source)];
}

/** Describes extensions as HTML sentences. */
export function extensionNotes(
  { source }: ListedOperation,
  link: (id: string) => string,
): string[] {
  const notes: string[] = [];
  const pages = source['x-pagination'];
  if (pages) {
    const end = pages.total
      ? `<code>data.${text(pages.total)}</code> says how many there are in all.`
      : 'It ends with the first empty page.';
    notes.push(
      `Comes in pages: <code>${text(pages.page)}</code> is the number of the page, <code>${text(pages.size)}</code> its size, usually ${pages.defaultSize}. The list is <code>data.${text(pages.items)}</code>. ${end}`,
    );
  }
  const stale = source['x-invalidates'] ?? [];
  if (stale.length > 0) notes.push(`Makes stale: ${stale.map(link).join(', ')}.`);
  for (const { operation, unless } of source['x-populates'] ?? []) {
    const but = unless === undefined ? '' : `, unless <code>${text(unless)}</code> is sent`;
    notes.push(`Its answer is also that of ${link(operation)}${but}.`);
  }
  const unknown = source['x-not-found'];
  if (unknown !== undefined) {
    const sign =
      typeof unknown === 'number'
        ? `status ${unknown}`
        : `status 422 with <code>errors.${text(unknown)}</code>`;
    notes.push(`Reports an unknown thing by ${sign}.`);
  }
  const reaction = source['x-on-unauthorized'];
  if (reaction !== undefined)
    notes.push(`A 401 makes clients ${REACTIONS[reaction] ?? text(reaction)}.`);
  const line = source['x-serial'];
  if (line !== undefined) {
    notes.push(`Waits until other writes to the same thing (${text(line)}) are done.`);
  }
  if (source['x-kind'] === 'query')
    notes.push('It only reads, although its method says otherwise.');
  if (source['x-kind'] === 'mutation') notes.push('It writes, although its method says otherwise.');
  const crash = source['x-crashes'];
  if (crash !== undefined) {
    notes.push(`The backend is known to break down: ${text(crash)}`);
  }
  return notes;
}
