import type { Contract, Operation } from '../engine/contract.ts';
import type { SampleRequest } from '../requests/sample-requests.ts';
import type { ResponseError } from './evaluate-response.ts';
import { valuesAt } from './value-pool.ts';

/** How an operation pages, by `x-pagination`. */
export interface Paging {
  /** Requests of two pages of one item each. */
  requests: (good: SampleRequest) => SampleRequest[];
  items: string;
  total: string | undefined;
}

/** Reads how an operation pages; undefined where it doesn't. */
export function pagingOf(contract: Contract, { path, method }: Operation): Paging | undefined {
  const declared = contract.document.paths[path]?.[method]?.['x-pagination'];
  if (!declared) return undefined;
  const pointer = (dotted: string) => `/data/${dotted.replaceAll('.', '/')}`;
  return {
    items: pointer(declared.items),
    total: declared.total === undefined ? undefined : pointer(declared.total),
    requests: (good) =>
      [1, 2].map((page) => ({
        ...good,
        query: { ...good.query, [declared.page]: page, [declared.size]: 1 },
      })),
  };
}

/** What is wrong with two pages of one item each. */
export function paginationFaults(paging: Paging, pages: readonly unknown[]): ResponseError[] {
  const [first, second] = pages.map((body) => {
    const [items] = valuesAt(body, paging.items);
    const [total] = paging.total === undefined ? [] : valuesAt(body, paging.total);
    return { items: Array.isArray(items) ? (items as unknown[]) : undefined, total: Number(total) };
  });
  if (!first?.items || !second?.items) return [];
  const faults: ResponseError[] = [];
  const add = (code: string, message: string) =>
    faults.push({
      check: 'pagination_conformance',
      code,
      pointer: paging.items,
      message,
      contract: undefined,
    });
  const most = Math.max(first.items.length, second.items.length);
  if (most > 1) add('page-too-long', `a page of 1 has ${most} items`);
  if (paging.total !== undefined && first.total !== second.total) {
    add('total-differs', `the total is ${first.total} on page 1 and ${second.total} on page 2`);
  }
  if (paging.total !== undefined && first.total > 1 && second.items.length === 0) {
    add('page-missing', `of ${first.total} items the second page of 1 shows none`);
  }
  if (first.items.length === 1 && JSON.stringify(first.items) === JSON.stringify(second.items)) {
    add('page-repeats', 'page 2 shows what page 1 has shown');
  }
  return faults;
}
