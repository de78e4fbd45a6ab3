import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { Client } from '../../api/client.ts';
import { ApiError } from '../../api/errors.ts';
import { listOrders, usePlaceOrder as usePlaceOrderCall } from '../../api/generated/orders.ts';
import { useApi } from '../../api/provider.tsx';
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
  const { client } = useApi();
  const { trigger } = usePlaceOrderCall();
  const isUnderWay = useRef(false);
  const [isPlacing, setPlacing] = useState(false);
  const [problem, setProblem] = useState<string>();

  const succeed = (paymentUrl: string | null) => {
    clearCart();
    showToast({ kind: 'success', message: t`Your order has been placed` });
    onPlaced({ paymentUrl });
  };

  async function send(body: Input<'placeOrder'>['body']) {
    const before = await newestOrder(client);
    try {
      const { data } = await trigger({ body });
      succeed(data.order_payment_url);
    } catch (error) {
      // A refusal is an answer; anything else leaves open whether the order was made.
      if (!(error instanceof ApiError) && (await newestOrder(client)) !== before) succeed(null);
      else throw error;
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

/** Code of the customer's newest order; undefined when there is none. */
async function newestOrder(client: Client): Promise<string | undefined> {
  const { orders } = await client.call(listOrders, { page: 1, per_page: 1 });
  return orders[0]?.order_code;
}
