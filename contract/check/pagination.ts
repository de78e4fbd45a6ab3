import type { Contract, Operation } from '../engine/contract.ts';
import { isRecord } from '../lib/is-record.ts';
import { excerpt } from '../lib/redact.ts';
import type { SampleRequest } from '../requests/sample-requests.ts';
import { type ResponseError, responseError } from './evaluate-response.ts';
import { valuesAt } from './value-pool.ts';

/** How to test an operation's pagination; `items` and `total` are JSON pointers. */
export interface PageProbe {
  request: (valid: SampleRequest, page: number, size: number) => SampleRequest;
  items: string;
  total: string | undefined;
}

/** Longer lists are compared in part, because backends limit the number of requests. */
const MAX_PAGES = 3;
const MAX_PAGE_SIZE = 25;

/** Returns undefined for operations without `x-pagination`. */
export function createPageProbe(
  contract: Contract,
  { path, method }: Operation,
): PageProbe | undefined {
  const declared = contract.document.paths[path]?.[method]?.['x-pagination'];
  if (!declared) return undefined;
  const toPointer = (dotted: string) => `/data/${dotted.replaceAll('.', '/')}`;
  return {
    items: toPointer(declared.items),
    total: declared.total === undefined ? undefined : toPointer(declared.total),
    request: (valid, page, size) => ({
      ...valid,
      query: { ...valid.query, [declared.page]: page, [declared.size]: size },
    }),
  };
}

interface Page {
  items: unknown[];
  /** NaN if the list has none. */
  total: number;
}

/**
 * Loads one item, then pages, then all items at once, and compares them.
 *
 * @param load returns the body of a page, counted from 1.
 */
export async function findPaginationErrors(
  probe: PageProbe,
  load: (page: number, size: number) => Promise<unknown>,
): Promise<ResponseError[]> {
  const errors: ResponseError[] = [];
  const add = (code: string, message: string) =>
    errors.push({
      ...responseError('pagination_conformance', code, message),
      pointer: probe.items,
    });
  async function loadPage(page: number, size: number): Promise<Page | undefined> {
    const found = readPage(probe, await load(page, size));
    const isTooLong = found !== undefined && found.items.length > size;
    if (isTooLong) add('page-too-long', `a page of size ${size} has ${found.items.length} items`);
    return isTooLong ? undefined : found;
  }

  const first = await loadPage(1, 1);
  if (!first || (first.items.length === 0 && !(first.total > 0))) return errors;
  const { total } = first;
  const size = Math.min(
    MAX_PAGE_SIZE,
    Math.max(1, Math.ceil((total || MAX_PAGES * 2) / MAX_PAGES)),
  );
  const pages: Page[] = [];
  // At least two, so that a total of 1 is tested as well.
  const count = Math.min(MAX_PAGES, Math.max(2, Math.ceil(total / size) || MAX_PAGES));
  for (let number = 1; number <= count; number += 1) {
    const page = await loadPage(number, size);
    if (!page) return errors;
    pages.push(page);
  }
  comparePages(pages, first, size, add);
  if (errors.length > 0 || Number.isNaN(total)) return errors;
  if (total > size * pages.length) {
    const last = Math.ceil(total / size);
    const rest = total - (last - 1) * size;
    const found = await loadPage(last, size);
    if (found && found.items.length !== rest) {
      const message = `with ${total} items in total, page ${last} of size ${size} has ${found.items.length} items instead of ${rest}`;
      add('total-wrong', message);
    }
    return errors;
  }
  const complete = await loadPage(1, total);
  // A backend may limit the size of pages.
  if (complete?.items.length === total) compareWithCompleteList(pages, complete, add);
  return errors;
}

function readPage(probe: PageProbe, body: unknown): Page | undefined {
  const [items] = valuesAt(body, probe.items);
  const [total] = probe.total === undefined ? [] : valuesAt(body, probe.total);
  return Array.isArray(items) ? { items: items as unknown[], total: Number(total) } : undefined;
}

function comparePages(
  pages: readonly Page[],
  { total }: Page,
  size: number,
  add: (code: string, message: string) => void,
): void {
  const other = pages.findIndex((page) => !Number.isNaN(total) && page.total !== total);
  if (other >= 0) {
    const there = `${pages[other]?.total} on page ${other + 1} of size ${size}`;
    add('total-differs', `the total is ${total} with a page of size 1, and ${there}`);
  }
  const empty = pages.findIndex(
    ({ items }, index) => items.length === 0 && total > index * size && total > 0,
  );
  if (empty >= 0) {
    add('page-missing', `with ${total} items in total, page ${empty + 1} of size ${size} is empty`);
    return;
  }
  /** Index of the page by item. */
  const pageOf = new Map<string, number>();
  for (const [index, { items }] of pages.entries()) {
    const keys = items.map(keyOf);
    const page = `page ${index + 1} of size ${size}`;
    if (index > 0 && keys.length > 0 && keys.every((key) => pageOf.has(key))) {
      add('page-repeats', `${page} repeats earlier pages`);
      return;
    }
    for (const [position, key] of keys.entries()) {
      const earlier = pageOf.get(key);
      if (earlier !== undefined) {
        const places = earlier === index ? 'twice' : `on page ${earlier + 1} and`;
        add('page-overlaps', `${describeItem(items[position])} is ${places} on ${page}`);
        return;
      }
      pageOf.set(key, index);
    }
  }
  const count = pages.reduce((sum, { items }) => sum + items.length, 0);
  if (count !== total && total <= size * pages.length) {
    add('total-wrong', `the total is ${total}, but the pages have ${count} items`);
  }
}

function compareWithCompleteList(
  pages: readonly Page[],
  complete: Page,
  add: (code: string, message: string) => void,
): void {
  const reachable = new Set(pages.flatMap(({ items }) => items.map(keyOf)));
  const lost = complete.items.find((item) => !reachable.has(keyOf(item)));
  if (lost !== undefined) {
    const message = `${describeItem(lost)} is in the complete list, but on none of its pages`;
    add('item-unreachable', message);
  }
}

function keyOf(item: unknown): string {
  const id = idOf(item);
  return id === undefined ? JSON.stringify(item) : String(id);
}

function describeItem(item: unknown): string {
  const id = idOf(item);
  return id === undefined ? `the item ${excerpt(JSON.stringify(item))}` : `item ${id}`;
}

function idOf(item: unknown): number | string | undefined {
  const id = isRecord(item) ? item['id'] : undefined;
  return typeof id === 'number' || typeof id === 'string' ? id : undefined;
}
