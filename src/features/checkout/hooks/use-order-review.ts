import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { getCheckout } from '../../../api/generated/cart.ts';
import { useApi } from '../../../api/api-provider.tsx';
import { inSession } from '../../../api/runtime/in-session.ts';
import { invalidate, setQueryData } from '../../../api/runtime/invalidation.ts';
import { currentToken } from '../../../api/runtime/take-prefetched.ts';
import type { Input } from '../../../api/types.ts';
import { type CheckoutData, compareCheckouts } from '../model/compare-checkouts.ts';
import { findShortages, type Shortage } from '../model/find-shortages.ts';

export interface ShownPurchase {
  input: Input<'getCheckout'>;
  data: CheckoutData;
}

export interface ReviewResult {
  /** Undefined if the purchase is unchanged. */
  before?: CheckoutData | undefined;
  shortages: readonly Shortage[];
}

/** Reloads totals and stock, so that only the shown purchase is ordered (CHK-10). */
export function useOrderReview() {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const [result, setResult] = useState<ReviewResult>();

  /**
   * Returns whether the purchase is unchanged, and updates the page if not. @throws when loading
   * fails
   */
  async function isUnchanged({ input, data }: ShownPurchase): Promise<boolean> {
    const token = currentToken(api);
    const [latest, shortages] = await inSession(
      api,
      Promise.all([
        // Waits for pending cart writes, and is never sent as the next customer.
        api.serial.run('cart', () => api.client.call(getCheckout, input, undefined, token)),
        findShortages(api.client, data),
      ]),
    );
    const { lines, figures } = compareCheckouts(data, latest);
    const isSame = lines.length + figures.length === 0;
    if (isSame && shortages.length === 0) return true;
    setResult({ before: isSame ? undefined : data, shortages });
    if (isSame) return false;
    await setQueryData(api, mutate, getCheckout, input, latest);
    void invalidate(api, mutate, ['getCart']);
    return false;
  }

  return { result, isUnchanged, reset: () => setResult(undefined) };
}
