import type { Contract, Operation } from '../engine/contract.ts';
import type { SampleRequest } from '../requests/sample-requests.ts';
import type { ResponseError } from './evaluate-response.ts';
import { valuesAt } from './value-pool.ts';

/** How to test an operation's pagination; `items` and `total` are JSON pointers. */
export interface PageProbe {
  requests: (valid: SampleRequest) => SampleRequest[];
  items: string;
  total: string | undefined;
}

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
    requests: (valid) =>
      [1, 2].map((page) => ({
        ...valid,
        query: { ...valid.query, [declared.page]: page, [declared.size]: 1 },
      })),
  };
}

export function findPaginationErrors(probe: PageProbe, pages: readonly unknown[]): ResponseError[] {
  const [first, second] = pages.map((body) => {
    const [items] = valuesAt(body, probe.items);
    const [total] = probe.total === undefined ? [] : valuesAt(body, probe.total);
    return { items: Array.isArray(items) ? (items as unknown[]) : undefined, total: Number(total) };
  });
  if (!first?.items || !second?.items) return [];
  const errors: ResponseError[] = [];
  const add = (code: string, message: string) =>
    errors.push({
      check: 'pagination_conformance',
      code,
      pointer: probe.items,
      message,
      contract: undefined,
    });
  const longest = Math.max(first.items.length, second.items.length);
  if (longest > 1) add('page-too-long', `a page of size 1 has ${longest} items`);
  if (probe.total !== undefined && first.total !== second.total) {
    add('total-differs', `the total is ${first.total} on page 1 and ${second.total} on page 2`);
  }
  if (probe.total !== undefined && first.total > 1 && second.items.length === 0) {
    add('page-missing', `with ${first.total} items in total, page 2 of size 1 is empty`);
  }
  if (first.items.length === 1 && JSON.stringify(first.items) === JSON.stringify(second.items)) {
    add('page-repeats', 'page 2 repeats page 1');
  }
  return errors;
}
