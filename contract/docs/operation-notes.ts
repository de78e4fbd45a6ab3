import type { ContractDocument } from '../engine/contract-document.ts';
import type { ListedOperation } from '../engine/list-operations.ts';
import { type Access, operationAccess } from '../engine/operation-access.ts';
import { escapeMarkup as text } from '../lib/escape-markup.ts';

const ACCESS: Readonly<Record<Access, string>> = {
  public: 'Public; a token is ignored.',
  optional: 'Public; with a customer’s token the response is personalised.',
  customer: 'Customers only, with their token.',
};

const REACTIONS: Readonly<Record<string, string>> = {
  ignore: 'continue as after a success',
  'sign-out': 'end the session',
  login: 'end the session and open the login',
  'explain-login': 'end the session, explain why and open the login',
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
  const since = source['x-since'];
  if (since !== undefined) notes.push(`From release ${text(since)} on.`);
  const pages = source['x-pagination'];
  if (pages) {
    const end = pages.total
      ? `<code>data.${text(pages.total)}</code> is the total number.`
      : 'The list ends with the first empty page.';
    notes.push(
      `Paginated: <code>${text(pages.page)}</code> is the page number, <code>${text(pages.size)}</code> the page size, usually ${pages.defaultSize}. The list is <code>data.${text(pages.items)}</code>. ${end}`,
    );
  }
  const stale = source['x-invalidates'] ?? [];
  if (stale.length > 0) notes.push(`Invalidates ${stale.map(link).join(', ')}.`);
  for (const { operation, unless } of source['x-populates'] ?? []) {
    const exception = unless === undefined ? '' : `, unless <code>${text(unless)}</code> is sent`;
    notes.push(`Its response also populates ${link(operation)}${exception}.`);
  }
  const notFound = source['x-not-found'];
  if (notFound !== undefined) {
    const condition =
      typeof notFound === 'number'
        ? `status ${notFound}`
        : `status 422 with <code>errors.${text(notFound)}</code>`;
    notes.push(`Reports an unknown resource with ${condition}.`);
  }
  const reaction = source['x-on-unauthorized'];
  if (reaction !== undefined)
    notes.push(`On 401, clients ${REACTIONS[reaction] ?? text(reaction)}.`);
  const lost = source['x-loses-first'];
  if (lost !== undefined) {
    notes.push(
      `Loses the first <code>${text(lost)}</code>: while <code>data.user.${text(lost)}</code> is unchanged, clients send it again.`,
    );
  }
  const serialKey = source['x-serial'];
  if (serialKey !== undefined) {
    notes.push(`Runs after other mutations with the same key (${text(serialKey)}).`);
  }
  if (source['x-kind'] === 'query') notes.push('A query, despite its method.');
  if (source['x-kind'] === 'mutation') notes.push('A mutation, despite its method.');
  const crash = source['x-crashes'];
  if (crash !== undefined) {
    notes.push(`Known backend failure: ${text(crash)}`);
  }
  return notes;
}
