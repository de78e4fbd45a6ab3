import { useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useLocation } from 'wouter';
import { ApiError, statusOf } from '../../../api/errors.ts';
import { placeOrder, usePlaceOrder as usePlaceOrderCall } from '../../../api/generated/orders.ts';
import { useApi } from '../../../api/api-provider.tsx';
import { invalidate } from '../../../api/runtime/invalidation.ts';
import type { Input } from '../../../api/types.ts';
import {
  type OrderAttempt,
  type Purchase,
  useCartStore,
  useCartActions,
} from '../../cart/cart-store.ts';
import { CASH_METHOD } from '../../payment/payment-methods.tsx';
import { fieldErrors, useErrorText } from '../../errors/use-error-text.ts';
import { usePayment } from '../../payment/use-payment.ts';
import { newestOrder, findOrdersSince } from '../../orders/find-orders.ts';
import { shownFigures } from '../model/compare-checkouts.ts';
import { type ShownPurchase, useOrderReview } from './use-order-review.ts';

type Body = Input<'placeOrder'>['body'];

/** Why an order was not taken. */
export interface OrderProblem {
  text: string;
  /** The address that the server refused, such as a deleted one. */
  rejectedAddressId?: number | undefined;
}

/** An attempt of which nothing was heard for an hour (milliseconds) is no longer waited for. */
const ATTEMPT_TTL_MS = 3_600_000;

/**
 * Places an order once, however often and however slowly, also across a reload (CHK-04): while one is on its way further presses
 * do nothing, and where no answer came the server's list says whether the order is there before it is offered again. What is to
 * be paid online goes on to the payment; the orders then stand in the address as `placed`.
 */
export function usePlaceOrderFlow(purchase: Purchase) {
  const cartStore = useCartActions();
  const { endPurchase, saveAttempt, savePayment } = cartStore;
  const errorText = useErrorText();
  const api = useApi();
  const { client } = api;
  const { mutate } = useSWRConfig();
  const { trigger } = usePlaceOrderCall();
  const [path, navigate] = useLocation();
  const payment = usePayment();
  const attempt = useCartStore((state) =>
    state.attempt?.purchase === purchase ? state.attempt : null,
  );
  const isInFlight = useRef(false);
  const [isPlacing, setPlacing] = useState(false);
  const [problem, setProblem] = useState<OrderProblem>();
  const review = useOrderReview();
  const [isFresh, setFresh] = useState(false);
  // The attempt that was made on this page: it needs no finding out but by the next press.
  const [ownAttemptAt, setOwnAttemptAt] = useState<number>();
  const [checkProblem, setCheckProblem] = useState<string>();
  const isUnconfirmed = attempt !== null && attempt.at !== ownAttemptAt;

  /** The orders are there. Only in a press can the payment be begun; later it waits for one. */
  function finish(ids: readonly number[], { shown, accepted }: OrderAttempt, isInPress: boolean) {
    const url = accepted?.paymentUrl ?? null;
    const next = url === null ? null : { orderIds: ids, url };
    endPurchase(purchase, { orderIds: ids, shown });
    setFresh(true);
    navigate(`${path}?placed=${ids.join(',')}`, { replace: true });
    if (next && isInPress) payment.begin(next);
    else {
      payment.cancel();
      savePayment(next);
    }
  }

  /** Looks for the orders of an attempt; whether they are there. */
  async function findPlacedOrders(sent: OrderAttempt, isInPress: boolean): Promise<boolean> {
    const ids = await findOrdersSince(client, sent);
    if (ids.length === 0) return false;
    finish(ids, sent, isInPress);
    return true;
  }

  async function send(body: Body, shown: ShownPurchase) {
    const { attempt: previous } = cartStore.getState();
    const isRepeated = previous?.purchase === purchase && isRecent(previous);
    // The list may have been out of reach after the last attempt, or that one late.
    if (isRepeated && (await findPlacedOrders(previous, false)))
      return refresh(placeOrder.invalidates);
    const [isAsShown, before] = await Promise.all([
      review.isAsShown(shown),
      isRepeated ? previous.before : newestOrder(client),
    ]);
    if (!isAsShown) return payment.cancel();
    const sent = {
      purchase,
      before,
      orders: body.shop_ids.length,
      at: Date.now(),
      shown: shownFigures(shown.data),
    };
    setOwnAttemptAt(sent.at);
    saveAttempt(sent);
    try {
      const { data } = await trigger({ body });
      const acceptedAttempt: OrderAttempt = {
        ...sent,
        accepted: { paymentUrl: data.order_payment_url },
      };
      saveAttempt(acceptedAttempt);
      // Taken, and the list out of reach: from now on it is only looked for.
      await findPlacedOrders(acceptedAttempt, true).catch(() => setOwnAttemptAt(undefined));
    } catch (error) {
      const isOver = isRejection(error);
      // An empty cart, say, may be the work of an earlier attempt that came late.
      const isPlaced = !isOver || isRepeated ? await findPlacedOrders(sent, false) : false;
      if (isPlaced) return refresh(placeOrder.invalidates);
      if (isOver) saveAttempt(null);
      throw error;
    }
  }

  function refresh(ids: typeof placeOrder.invalidates) {
    void invalidate(api, mutate, ids);
  }

  /** Call it in the press itself: the payment's window opens in it. Nothing but the `shown` purchase is ordered. */
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
        const isAddress = fieldErrors(error)['address_id'] !== undefined;
        setProblem({
          text: errorText(error),
          rejectedAddressId: isAddress ? body.address_id : undefined,
        });
        // Cart, figures or address may no longer be what the page shows.
        if (isRejection(error)) refresh(['getCart', 'getCheckout', 'listAddresses']);
      })
      .finally(() => {
        isInFlight.current = false;
        setPlacing(false);
      });
  }

  /** Finds out what became of an attempt from before this page. */
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
      setCheckProblem(errorText(error));
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
    /** Why the last press ordered nothing: the purchase is not what the page showed (CHK-10). */
    review: review.result,
    payment,
    /** Placed just now, on this page. */
    isFresh,
    /** It is not known yet whether there is an order. */
    unconfirmed:
      isUnconfirmed && !isPlacing
        ? { problem: checkProblem, isAccepted: Boolean(attempt.accepted), check }
        : null,
  };
}

/** A refusal says that there is no order; anything else leaves that open. */
function isRejection(error: unknown): boolean {
  return error instanceof ApiError && Number(statusOf(error)) < 500;
}

function isRecent({ at }: OrderAttempt): boolean {
  return Date.now() - at < ATTEMPT_TTL_MS;
}
