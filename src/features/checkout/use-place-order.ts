import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { Client } from '../../api/client.ts';
import { ApiError, statusOf } from '../../api/errors.ts';
import {
  listOrders,
  placeOrder,
  usePlaceOrder as usePlaceOrderCall,
} from '../../api/generated/orders.ts';
import { useApi } from '../../api/provider.tsx';
import { invalidate } from '../../api/refresh.ts';
import type { Input } from '../../api/types.ts';
import { clearCart } from '../../lib/stores/cart.ts';
import { useErrorText } from '../../parts/use-error-text.ts';
import { showToast } from '../../ui/toast.ts';
import type { PlacedOrder } from './order-placed.tsx';

/**
 * Places an order once, however often and however slowly (CHK-04): while one is on its way further
 * presses do nothing, and where no answer came the server's list says whether the order is there.
 */
export function usePlaceOrder(onPlaced: (order: PlacedOrder) => void) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const api = useApi();
  const { client } = api;
  const { mutate } = useSWRConfig();
  const { trigger } = usePlaceOrderCall();
  const isUnderWay = useRef(false);
  const [isPlacing, setPlacing] = useState(false);
  const [problem, setProblem] = useState<string>();

  /** An attempt that had no answer, with the newest order from before it. */
  const unanswered = useRef<{ before: string | undefined }>(undefined);

  const succeed = (order: PlacedOrder) => {
    unanswered.current = undefined;
    clearCart();
    showToast({ kind: 'success', message: t`Your order has been placed` });
    onPlaced(order);
  };

  /** The order is there although its answer was lost: what it changed is asked for. */
  const succeedUnanswered = (isUnpaid: boolean) => {
    void invalidate(api, mutate, placeOrder.invalidates);
    succeed({ isUnpaid, paymentUrl: null });
  };

  async function send(body: Input<'placeOrder'>['body']) {
    const newest = await newestOrder(client);
    const isUnpaid = body.payment_method !== 'cash';
    const isMade = (now: string | undefined) =>
      unanswered.current && now !== unanswered.current.before;
    // The list may have been out of reach after the last attempt, or that one late.
    if (isMade(newest)) return succeedUnanswered(isUnpaid);
    unanswered.current = { before: newest };
    try {
      const { data } = await trigger({ body });
      succeed({ isUnpaid, paymentUrl: data.order_payment_url });
    } catch (error) {
      if (isRefusal(error)) unanswered.current = undefined;
      else if (isMade(await newestOrder(client))) return succeedUnanswered(isUnpaid);
      throw error;
    }
  }

  async function place(body: Input<'placeOrder'>['body']) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setPlacing(true);
    setProblem(undefined);
    try {
      await send(body);
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      isUnderWay.current = false;
      setPlacing(false);
    }
  }

  return { place, isPlacing, problem };
}

/** A refusal says that there is no order; anything else leaves that open. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && Number(statusOf(error)) < 500;
}

/** Code of the customer's newest order; undefined when there is none. */
async function newestOrder(client: Client): Promise<string | undefined> {
  const { orders } = await client.call(listOrders, { page: 1, per_page: 1 });
  return orders[0]?.order_code;
}
