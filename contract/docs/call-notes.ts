import type { ContractDocument } from '../engine/document.ts';
import type { ListedOperation } from '../engine/list-operations.ts';
import { escapeMarkup as text } from '../lib/escape-markup.ts';

/** Who may make a call. */
export function whoMayCall(document: ContractDocument, { source }: ListedOperation): string {
  const ways = source.security ?? document.security ?? [];
  if (ways.length === 0) return 'Everybody; a token is not looked at.';
  const isOptional = ways.some((way) => Object.keys(way).length === 0);
  return isOptional
    ? 'Everybody; with a customer’s token the answer is personal.'
    : 'Customers only, by their token.';
}

/** What our extensions say of a call, as sentences in markup. */
export function notesOf({ source }: ListedOperation, link: (id: string) => string): string[] {
  const notes: string[] = [];
  const pages = source['x-pagination'] as
    { page: string; size: string; defaultSize: number; items: string; total?: string } | undefined;
  if (pages) {
    const end = pages.total
      ? `<code>data.${text(pages.total)}</code> says how many there are in all.`
      : 'It ends with the first empty page.';
    notes.push(
      `Comes in pages: <code>${text(pages.page)}</code> is the number of the page, <code>${text(pages.size)}</code> its size, usually ${pages.defaultSize}. The list is <code>data.${text(pages.items)}</code>. ${end}`,
    );
  }
  const stale = (source['x-invalidates'] ?? []) as string[];
  if (stale.length > 0) notes.push(`Makes stale: ${stale.map(link).join(', ')}.`);
  const filled = (source['x-populates'] ?? []) as { operation: string; unless?: string }[];
  for (const { operation, unless } of filled) {
    const but = unless === undefined ? '' : `, unless <code>${text(unless)}</code> is sent`;
    notes.push(`Its answer is also that of ${link(operation)}${but}.`);
  }
  const line = source['x-serial'];
  if (typeof line === 'string') {
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
