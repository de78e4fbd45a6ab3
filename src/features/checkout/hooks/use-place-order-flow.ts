import { useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useLocation } from 'wouter';
import { AbortedRequestError, BusyError } from '../../../api/errors.ts';
import { isRejected } from '../../../api/is-rejected.ts';
import {
  placeOrder,
  usePlaceOrder as usePlaceOrderCall,
} from '../../../api/generated/orders-mutations.ts';
import { useApi } from '../../../api/api-provider.tsx';
import { invalidate } from '../../../api/runtime/invalidation.ts';
import { useSessionStore } from '../../../api/session.ts';
import type { Input } from '../../../api/types.ts';
import {
  type OrderAttempt,
  type Purchase,
  useCartStore,
  useCartActions,
} from '../../cart/cart-store.ts';
import { CASH_METHOD } from '../../payment/payment-methods.tsx';
import { fieldErrors } from '../../errors/use-error-text.ts';
import { usePayment } from '../../payment/use-payment.ts';
import {
  findNewestOrderId,
  assertOwn,
  findOrderIdsAfter,
  isOwn,
  isRecent,
} from '../../orders/find-orders.ts';
import { getShownAmounts } from '../model/compare-checkouts.ts';
import { type ShownPurchase, useOrderReview } from './use-order-review.ts';

type Body = Input<'placeOrder'>['body'];

export interface OrderProblem {
  error: unknown;
  /** For example a deleted address. */
  rejectedAddressId?: number | undefined;
}

/**
 * Places an order exactly once, also across a reload (CHK-04). Without a response, it looks for the
 * order in the server's list before another attempt. Then starts any online payment and adds the
 * order ids to the URL.
 */
export function usePlaceOrderFlow(purchase: Purchase) {
  const cartStore = useCartActions();
  const { endPurchase, saveAttempt, savePayment } = cartStore;
  const api = useApi();
  const { client } = api;
  const { mutate } = useSWRConfig();
  const { trigger } = usePlaceOrderCall();
  const [path, navigate] = useLocation();
  const payment = usePayment();
  const session = useSessionStore();
  const userId = () => session.getState().user?.id;
  const ownAttempt = (sent: OrderAttempt | null) =>
    sent?.purchase === purchase && isOwn(sent, userId()) ? sent : null;
  const attempt = useCartStore((state) => ownAttempt(state.attempt));
  const isInFlight = useRef(false);
  const [isPlacing, setPlacing] = useState(false);
  const [problem, setProblem] = useState<OrderProblem>();
  const review = useOrderReview();
  const [isJustPlaced, setJustPlaced] = useState(false);
  // Attempts of this page are only checked on the next click.
  const [ownAttemptAt, setOwnAttemptAt] = useState<number>();
  const [checkProblem, setCheckProblem] = useState<unknown>();
  const isUnconfirmed = attempt !== null && attempt.at !== ownAttemptAt;

  /** Payments can only start during a click. */
  function finish(
    ids: readonly number[],
    { shown, accepted }: OrderAttempt,
    isInClickHandler: boolean,
  ) {
    const url = accepted?.paymentUrl ?? null;
    const next = url === null ? null : { orderIds: ids, url };
    endPurchase(purchase, { orderIds: ids, shown });
    setJustPlaced(true);
    navigate(`${path}?placed=${ids.join(',')}`, { replace: true });
    if (next && isInClickHandler) payment.start(next);
    else {
      payment.cancel();
      savePayment(next);
    }
  }

  /** Returns whether the orders of an attempt exist. @throws if the list lacks accepted orders */
  async function findPlacedOrders(sent: OrderAttempt, isInClickHandler: boolean): Promise<boolean> {
    const products = sent.shown && Object.keys(sent.shown.prices).map(Number);
    const ids = await findOrderIdsAfter(client, sent, sent.orders, products, userId);
    if (ids.length === 0) {
      if (sent.accepted) throw new Error('Failed to find the accepted order in the list.');
      return false;
    }
    finish(ids, sent, isInClickHandler);
    return true;
  }

  async function send(body: Body, shown: ShownPurchase) {
    const user = userId();
    const previous = ownAttempt(cartStore.getState().attempt);
    const isRepeated = previous !== null && isRecent(previous);
    // The last check may have failed or come too early.
    if (isRepeated && (await findPlacedOrders(previous, false)))
      return refresh(placeOrder.invalidates);
    const [isAsShown, before] = await Promise.all([
      review.isUnchanged(shown),
      isRepeated ? previous.before : findNewestOrderId(client),
    ]);
    if (!isAsShown) return payment.cancel();
    const sent = {
      user,
      purchase,
      before,
      foreignIds: isRepeated ? previous.foreignIds : undefined,
      orders: body.shop_ids.length,
      at: Date.now(),
      shown: getShownAmounts(shown.data),
    };
    assertOwn(sent, userId());
    setOwnAttemptAt(sent.at);
    saveAttempt(sent);
    try {
      const { data } = await trigger({ body });
      const acceptedAttempt: OrderAttempt = {
        ...sent,
        accepted: { paymentUrl: data.order_payment_url },
      };
      saveAttempt(acceptedAttempt);
      // Without its ids, the order was still accepted. From now on, only check for it.
      await findPlacedOrders(acceptedAttempt, true).catch(() => {
        payment.cancel();
        setOwnAttemptAt(undefined);
      });
    } catch (error) {
      const wasRejected = isRejected(error);
      // "Empty cart" may result from an earlier attempt that arrived late.
      const isPlaced = !wasRejected || isRepeated ? await findPlacedOrders(sent, false) : false;
      if (isPlaced) return refresh(placeOrder.invalidates);
      if (wasRejected) saveAttempt(null);
      throw error;
    }
  }

  function refresh(ids: typeof placeOrder.invalidates) {
    void invalidate(api, mutate, ids);
  }

  /**
   * Call synchronously in the click handler, because it opens the payment window. Orders only the
   * `shown` purchase.
   */
  function submitOrder(body: Body, shown: ShownPurchase) {
    if (isInFlight.current) return;
    isInFlight.current = true;
    setPlacing(true);
    setProblem(undefined);
    review.reset();
    if (body.payment_method === CASH_METHOD) payment.cancel();
    else payment.prepare();
    send(body, shown)
      .catch((error: unknown) => {
        payment.cancel();
        if (error instanceof AbortedRequestError) return;
        const isAddress = fieldErrors(error)['address_id'] !== undefined;
        setProblem({
          error,
          rejectedAddressId: isAddress ? body.address_id : undefined,
        });
        // The shown data may be outdated.
        if (isRejected(error) && !(error instanceof BusyError))
          refresh(['getCart', 'getCheckout', 'listAddresses']);
      })
      .finally(() => {
        isInFlight.current = false;
        setPlacing(false);
      });
  }

  async function check() {
    if (!attempt) return;
    setCheckProblem(undefined);
    if (!isRecent(attempt)) {
      saveAttempt(null);
      return;
    }
    try {
      if (await findPlacedOrders(attempt, false)) refresh(placeOrder.invalidates);
      else setOwnAttemptAt(attempt.at);
    } catch (error) {
      setCheckProblem(error);
    }
  }

  const latest = useRef(check);
  useEffect(() => {
    latest.current = check;
  });
  useEffect(() => {
    if (isUnconfirmed && !isPlacing) void latest.current();
  }, [isUnconfirmed, isPlacing]);

  return {
    submitOrder,
    isPlacing,
    problem,
    /** The purchase has changed (CHK-10). */
    review: review.result,
    payment,
    /** Placed on this page. */
    isJustPlaced,
    /** Whether an order exists is unknown. */
    unconfirmed:
      isUnconfirmed && !isPlacing
        ? { problem: checkProblem, isAccepted: Boolean(attempt.accepted), check }
        : null,
  };
}
