import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { safeUrl, WEB_SCHEMES } from '../../lib/html/safe-url.ts';
import { usePolling } from '../../lib/react/use-polling.ts';
import { useApi } from '../../api/api-provider.tsx';
import { invalidate } from '../../api/runtime/invalidation.ts';
import { type OpenPayment, useCartActions } from '../cart/cart-store.ts';
import { arePaid, type PaymentState } from './payment-state.ts';
import { openPaymentWindow, payInThisTab, type PaymentWindow } from './model/payment-window.ts';

/** Reading the window makes no request. */
const WINDOW_POLL_MS = 1000;
const MIN_POLL_INTERVAL_MS = 5000;
const MAX_POLL_INTERVAL_MS = 30_000;

/**
 * Runs a payment until the server reports it as paid. Call `prepare` in the click handler, then
 * `start` or `cancel`. Polls the server even after the window seems closed: gateways may cut the
 * connection mid-payment.
 */
export function usePayment() {
  const { savePayment } = useCartActions();
  const { t } = useLingui();
  const api = useApi();
  const { mutate } = useSWRConfig();
  const [state, setState] = useState<PaymentState>({ step: 'none' });
  const [problem, setProblem] = useState<unknown>();
  const [isChecking, setChecking] = useState(false);
  const payment = useRef<OpenPayment>(undefined);
  const paymentWindow = useRef<PaymentWindow>(null);
  const isCheckInFlight = useRef(false);

  /** Shows an error only for a manual check. */
  async function checkStatus(isManual = false) {
    const current = payment.current;
    if (!current || isCheckInFlight.current) return;
    isCheckInFlight.current = true;
    setChecking(true);
    try {
      const isPaid = await arePaid(api.client, current.orderIds);
      setProblem(undefined);
      // Another payment may have started.
      if (!isPaid || payment.current !== current) return;
      payment.current = undefined;
      paymentWindow.current?.close();
      savePayment(null);
      setState({ step: 'paid' });
      void invalidate(api, mutate, ['listOrders', 'getOrder']);
    } catch (error) {
      // The next poll tries again.
      if (isManual) setProblem(error);
    } finally {
      isCheckInFlight.current = false;
      setChecking(false);
    }
  }

  const isOpen = !['none', 'opening', 'paid'].includes(state.step);
  const latest = useRef(checkStatus);
  useEffect(() => {
    latest.current = checkStatus;
  });

  const pollSoon = usePolling(checkStatus, {
    isEnabled: isOpen,
    minIntervalMs: MIN_POLL_INTERVAL_MS,
    maxIntervalMs: MAX_POLL_INTERVAL_MS,
  });

  useEffect(() => {
    if (!isOpen) return undefined;
    let wasFinished = false;
    const pollWindow = () => {
      const hint = paymentWindow.current?.hint();
      const isFinished = hint?.page === 'success';
      if (isFinished && !wasFinished) {
        void latest.current();
        // The server may confirm later than the window.
        pollSoon();
      }
      wasFinished = isFinished;
      if (hint?.page === 'cancel') {
        void latest.current();
        paymentWindow.current?.close();
        paymentWindow.current = null;
        setState(hint.reason ? { step: 'failed', reason: hint.reason } : { step: 'cancelled' });
      } else if (paymentWindow.current?.isClosed()) {
        paymentWindow.current = null;
        setState({ step: 'closed' });
        void latest.current();
      }
    };
    const timer = setInterval(pollWindow, WINDOW_POLL_MS);
    return () => clearInterval(timer);
  }, [isOpen, pollSoon]);

  /** Returns false if the window is blocked: then this tab is used. Call in the click handler. */
  function prepare(): boolean {
    paymentWindow.current = openPaymentWindow(t`Opening the payment page…`);
    setProblem(undefined);
    setState({ step: 'opening' });
    return paymentWindow.current !== null;
  }

  /** Opens the payment page in the window, or in this tab. */
  function start(next: OpenPayment): void {
    const url = safeUrl(next.url, WEB_SCHEMES);
    if (url === undefined) {
      cancel();
      setState({ step: 'failed', reason: t`the payment page isn’t available.` });
      return;
    }
    payment.current = next;
    savePayment(next);
    setState({ step: 'waiting', isInThisTab: paymentWindow.current === null });
    if (paymentWindow.current) paymentWindow.current.show(url);
    else payInThisTab(url);
  }

  /** Focuses the window, or reopens a closed one. Call in the click handler. */
  function reopen(last: OpenPayment): void {
    if (paymentWindow.current && !paymentWindow.current.isClosed()) {
      paymentWindow.current.focus();
      return;
    }
    prepare();
    start(last);
  }

  function cancel(): void {
    paymentWindow.current?.close();
    paymentWindow.current = null;
    setState({ step: 'none' });
  }

  return {
    state,
    problem,
    isChecking,
    prepare,
    start,
    reopen,
    cancel,
    checkStatus: () => void checkStatus(true),
  };
}
