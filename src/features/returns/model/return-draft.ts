import { session } from '../../../api/session.ts';

/** What the form of a return holds; products by id. */
export interface ReturnDraft {
  products: readonly number[];
  account: string;
  location: string;
  reason: string;
}

/** Name of a return's draft: each customer has their own for each order. */
export function draftName(orderId: number): string {
  return `return.${session.getState().user?.id ?? 0}.${orderId}`;
}
