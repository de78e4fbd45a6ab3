import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { getCheckout } from '../../../api/generated/cart.ts';
import { useApi } from '../../../api/api-provider.tsx';
import { invalidate, setQueryData } from '../../../api/runtime/invalidation.ts';
import type { Input } from '../../../api/types.ts';
import { type CheckoutData, compareCheckouts } from '../model/compare-checkouts.ts';
import { findShortages, type Shortage } from '../model/find-shortages.ts';

/** The purchase as the page shows it. */
export interface ShownPurchase {
  input: Input<'getCheckout'>;
  data: CheckoutData;
}

/** Why a press ordered nothing. */
export interface ReviewResult {
  /** What the page showed at that press; undefined while nothing has changed. */
  before?: CheckoutData | undefined;
  shortages: readonly Shortage[];
}

/** Reads figures and stock again before an order: only what is shown is ordered (CHK-10). */
export function useOrderReview() {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const [result, setResult] = useState<ReviewResult>();

  /** Whether the purchase still is what the page shows; if not, the page follows. @throws when it can't be read. */
  async function isAsShown({ input, data }: ShownPurchase): Promise<boolean> {
    const [latest, shortages] = await Promise.all([
      // After the cart's writes that are still on their way.
      api.serial.run('cart', () => api.client.call(getCheckout, input)),
      findShortages(api.client, data),
    ]);
    const { lines, figures } = compareCheckouts(data, latest);
    const isSame = lines.length + figures.length === 0;
    if (isSame && shortages.length === 0) return true;
    setResult({ before: isSame ? undefined : data, shortages });
    if (isSame) return false;
    await setQueryData(api, mutate, getCheckout, input, latest);
    void invalidate(api, mutate, ['getCart']);
    return false;
  }

  return { result, isAsShown, reset: () => setResult(undefined) };
}
