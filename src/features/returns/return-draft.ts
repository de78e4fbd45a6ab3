import { session } from '../../api/session.ts';

/** What the form of a return holds; products by id. */
export interface ReturnDraft {
  products: readonly number[];
  account: string;
  location: string;
  reason: string;
}

/** Name of a return's draft: each customer has their own for each order. */
export function draftName(orderId: number): string {
  return `souk.return.${session.getState().user?.id ?? 0}.${orderId}`;
}

/** What was filled in and not sent: it outlives a reload, and ends with the tab. Undefined where there is none. */
export function readDraft(name: string): Partial<ReturnDraft> | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const draft: Partial<ReturnDraft> = {};
    for (const field of ['account', 'location', 'reason'] as const) {
      const value: unknown = Reflect.get(kept, field);
      if (typeof value === 'string') draft[field] = value;
    }
    const products: unknown = Reflect.get(kept, 'products');
    if (Array.isArray(products)) draft.products = products.filter((id) => typeof id === 'number');
    return draft;
  } catch {
    // Storage is forbidden, or somebody wrote into it: the form begins as it would without.
    return undefined;
  }
}

/** Keeps what is filled in; null forgets it. */
export function keepDraft(name: string, draft: ReturnDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(name, JSON.stringify(draft));
    else sessionStorage.removeItem(name);
  } catch {
    // See readDraft.
  }
}
