import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../../../api/api-provider.tsx';
import { getCart } from '../../../api/generated/cart.ts';
import { useAddToCart, useDecrementCartLine } from '../../../api/generated/cart-mutations.ts';
import { AbortedRequestError, statusOf } from '../../../api/errors.ts';
import { inSession } from '../../../api/runtime/in-session.ts';
import { invalidate, setQueryData } from '../../../api/runtime/invalidation.ts';
import { isolateText } from '../../../lib/text/isolate-text.ts';
import { useErrorToast } from '../../errors/use-error-toast.tsx';
import { useServerToast } from '../../errors/use-server-toast.ts';
import { findCartLine } from '../../cart/find-cart-line.ts';
import type { Line } from '../../cart/use-cart-line.ts';
import { useToasts } from '../../../ui/feedback/toast.ts';
import type { Purchase } from './use-purchase.ts';

/** Changes the options of the cart line at the same quantity (PROD-04). */
export function useReplaceChoice(purchase: Purchase, line: Line) {
  const { showToast } = useToasts();
  const { product, choice, refresh } = purchase;
  const choiceName = isolateText(purchase.choiceName);
  const cartChoiceName = purchase.cartChoiceName && isolateText(purchase.cartChoiceName);
  const { t } = useLingui();
  const showErrorToast = useErrorToast();
  const showServerToast = useServerToast();
  const api = useApi();
  const { mutate } = useSWRConfig();
  const store = useAddToCart();
  const decrement = useDecrementCartLine();
  const [isReplacing, setReplacing] = useState(false);

  const body = { product_id: product.id };
  const newLine = { ...body, quantity: 1, ...choice, unit: null, is_buy_now: false };
  const addOne = () => store.trigger({ body: newLine });
  const removeOne = () => decrement.trigger({ body });
  const restoreOne = () => {
    const { size, color, unit } = line;
    const choiceBefore = { size: size?.id ?? null, color: color?.id ?? null, unit };
    return store.trigger({ body: { ...newLine, ...choiceBefore } });
  };

  /**
   * Completes or undoes a replacement of which a request failed. The server may have applied that
   * request, so its cart decides. Returns whether the line has the new options.
   */
  async function recover(): Promise<boolean> {
    try {
      const cart = await inSession(api, api.client.call(getCart));
      void setQueryData(api, mutate, getCart, undefined, cart);
      const found = findCartLine(cart, product.id);
      const quantity = found?.quantity ?? 0;
      const isReplaced =
        found !== undefined &&
        (choice.size === null || found.size?.id === choice.size) &&
        (choice.color === null || found.color?.id === choice.color);
      if (isReplaced && quantity === line.quantity + 1) await removeOne();
      if (!isReplaced && quantity === line.quantity - 1) await restoreOne();
      return isReplaced;
    } catch {
      void invalidate(api, mutate, ['getCart']);
      showToast({
        kind: 'warning',
        message: t`The change wasn’t completed. Check the quantity in your cart.`,
      });
      return false;
    }
  }

  async function replace() {
    // Adding an item changes the line's options. The server rejects this without stock, so remove
    // one first. A single item stays if the stock allows: a rejection would lose it.
    const isLast = line.quantity === 1 && product.quantity > 1;
    const [first, second] = isLast ? [addOne, removeOne] : [removeOne, addOne];
    try {
      await first();
      const { data } = await second();
      if (data.info) showServerToast({ kind: 'warning', message: data.info });
    } catch (error) {
      // A 401 also clears the cart.
      if (error instanceof AbortedRequestError || statusOf(error) === 401) return;
      refresh();
      if (!(await recover())) {
        showErrorToast(error);
        return;
      }
    }
    showToast({
      kind: 'success',
      message: cartChoiceName
        ? t`Your cart now has ${choiceName} instead of ${cartChoiceName}.`
        : t`Your cart now has ${choiceName}.`,
    });
  }

  return {
    replace: () => {
      setReplacing(true);
      void replace().finally(() => setReplacing(false));
    },
    isReplacing,
  };
}
