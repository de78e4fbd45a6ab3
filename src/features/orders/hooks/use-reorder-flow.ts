import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useLocation } from 'wouter';
import { isRejected } from '../../../api/is-rejected.ts';
import { reorder, useReorder } from '../../../api/generated/orders-mutations.ts';
import type { components } from '../../../api/generated/schema.d.ts';
import { useSessionStore } from '../../../api/session.ts';
import { useApi } from '../../../api/api-provider.tsx';
import { invalidate } from '../../../api/runtime/invalidation.ts';
import { orderPath } from '../../../lib/router/paths.ts';
import { type OpenPayment, type SentOrder, useCartActions } from '../../cart/cart-store.ts';
import {
  findNewestOrderId,
  assertOwn,
  findOrderIdsAfter,
  isOwn,
  isRecent,
} from '../find-orders.ts';
import { CASH_METHOD } from '../../payment/payment-methods.tsx';
import { usePayment } from '../../payment/use-payment.ts';
import { useToasts } from '../../../ui/feedback/toast.ts';

/**
 * Places the same order again. The server returns the OLD order, so the new id comes from the list.
 * A retry after a lost response checks the list first, also after a reload, to avoid a second order.
 * Opens the new order: for cash at once, for online payments afterwards.
 */
export function useReorderFlow({ id: orderId, products }: components['schemas']['OrderDetails']) {
  const { showToast } = useToasts();
  const { t } = useLingui();
  const api = useApi();
  const { client } = api;
  const { mutate } = useSWRConfig();
  const [, navigate] = useLocation();
  const { trigger } = useReorder();
  const payment = usePayment();
  const isInFlight = useRef(false);
  const cartStore = useCartActions();
  const session = useSessionStore();
  const userId = () => session.getState().user?.id;
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const [placed, setPlaced] = useState<{ href: string; openPayment: OpenPayment }>();

  function finish(id: number, url: string | null, hasWindow: boolean) {
    cartStore.setState(({ attempt }) => ({
      reorder: null,
      attempt: attempt && { ...attempt, foreignIds: [...(attempt.foreignIds ?? []), id] },
    }));
    const href = orderPath(id);
    showToast({ kind: 'success', message: t`Your order has been placed` });
    if (url === null) payment.cancel();
    // So that Back from the gateway opens the new order.
    if (url === null || !hasWindow) navigate(href);
    if (url === null) return;
    const openPayment = { orderIds: [id], url };
    if (hasWindow) setPlaced({ href, openPayment });
    payment.start(openPayment);
  }

  async function findOrderIdAfter(sent: SentOrder): Promise<number | undefined> {
    const productIds = products.map(({ id }) => id);
    return (await findOrderIdsAfter(client, sent, 1, productIds, userId))[0];
  }

  /** Finishes an earlier attempt whose response was lost. Returns whether it had succeeded. */
  async function finishEarlierAttempt(): Promise<boolean> {
    const { reorder: sent, placed: checkout } = cartStore.getState();
    if (sent?.orderId !== orderId || !isOwn(sent, userId()) || !isRecent(sent)) return false;
    // The checkout may have placed newer ones.
    const id = await findOrderIdAfter({ ...sent, foreignIds: checkout?.orderIds });
    if (id === undefined) return false;
    void invalidate(api, mutate, reorder.invalidates);
    finish(id, null, false);
    return true;
  }

  async function send(method: string, hasWindow: boolean) {
    const user = userId();
    if (await finishEarlierAttempt()) return;
    const before = await findNewestOrderId(client);
    const sent = { user, orderId, before, at: Date.now() };
    assertOwn(sent, userId());
    cartStore.setState({ reorder: sent });
    try {
      const { data } = await trigger({ body: { order_id: orderId, payment_method: method } });
      const id = await findOrderIdAfter(sent);
      if (id === undefined) throw new Error('Failed to find the new order in the list.');
      finish(id, data.order_payment_url, hasWindow);
    } catch (error) {
      if (isRejected(error)) cartStore.setState({ reorder: null });
      else if (await finishEarlierAttempt()) return;
      throw error;
    }
  }

  /** Call in the click handler: later, browsers block the window. */
  function submit(method: string) {
    if (isInFlight.current) return;
    isInFlight.current = true;
    setSending(true);
    setProblem(undefined);
    const hasWindow = method !== CASH_METHOD && payment.prepare();
    send(method, hasWindow)
      .catch((error: unknown) => {
        payment.cancel();
        setProblem(error);
      })
      .finally(() => {
        isInFlight.current = false;
        setSending(false);
      });
  }

  return {
    submit,
    isSending,
    problem,
    payment,
    /** The new order, while its payment window is open. */
    placed,
    goToOrder: () => (placed ? navigate(placed.href) : undefined),
  };
}
