import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { safeUrl, WEB_SCHEMES } from '../../lib/html/safe-url.ts';
import { useApi } from '../../api/api-provider.tsx';
import { invalidate } from '../../api/runtime/invalidation.ts';
import { type OpenPayment, useCartActions } from '../cart/cart-store.ts';
import { arePaid, type PaymentState } from './payment-state.ts';
import { openPaymentWindow, payInThisTab, type PaymentWindow } from './model/payment-window.ts';
import { useErrorText } from '../errors/use-error-text.ts';

/** Milliseconds between two looks at the window, and looks between two questions to the server. */
const WINDOW_POLL_MS = 1000;
const POLLS_PER_STATUS_CHECK = 3;

/**
 * Leads a payment from the press to the server's word that it is paid. `prepare` in the press itself, then `begin` once the
 * payment's address is there, or `cancel`. Until the orders are paid the server is asked every few seconds, and whenever
 * the shopper comes back to the page: also after the window seems closed, for gateways may cut it loose while money moves.
 */
export function usePayment() {
  const { savePayment } = useCartActions();
  const { t } = useLingui();
  const errorText = useErrorText();
  const api = useApi();
  const { mutate } = useSWRConfig();
  const [state, setState] = useState<PaymentState>({ step: 'none' });
  const [problem, setProblem] = useState<string>();
  const [isChecking, setChecking] = useState(false);
  const payment = useRef<OpenPayment>(undefined);
  const opened = useRef<PaymentWindow>(null);
  const checking = useRef(false);

  /** Asks the server; a shopper who wants it is told when it can't be asked. */
  async function checkStatus(isManual = false) {
    const current = payment.current;
    if (!current || checking.current) return;
    checking.current = true;
    setChecking(true);
    try {
      const isPaid = await arePaid(api.client, current.orderIds);
      setProblem(undefined);
      // Another one may have been begun meanwhile.
      if (!isPaid || payment.current !== current) return;
      payment.current = undefined;
      opened.current?.close();
      savePayment(null);
      setState({ step: 'paid' });
      void invalidate(api, mutate, ['listOrders', 'getOrder']);
    } catch (error) {
      // Without a wish the next look asks again.
      if (isManual) setProblem(errorText(error));
    } finally {
      checking.current = false;
      setChecking(false);
    }
  }

  const isOpen = !['none', 'opening', 'paid'].includes(state.step);
  const latest = useRef(checkStatus);
  useEffect(() => {
    latest.current = checkStatus;
  });

  useEffect(() => {
    if (!isOpen) return undefined;
    let polls = 0;
    const pollWindow = () => {
      polls += 1;
      const hint = opened.current?.hint();
      if (polls % POLLS_PER_STATUS_CHECK === 0 || hint?.page === 'success') void latest.current();
      if (hint?.page === 'cancel') {
        void latest.current();
        opened.current?.close();
        opened.current = null;
        setState(hint.reason ? { step: 'failed', reason: hint.reason } : { step: 'cancelled' });
      } else if (opened.current?.isClosed()) {
        opened.current = null;
        setState({ step: 'closed' });
        void latest.current();
      }
    };
    const timer = setInterval(pollWindow, WINDOW_POLL_MS);
    const checkNow = () => void latest.current();
    window.addEventListener('focus', checkNow);
    window.addEventListener('pageshow', checkNow);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', checkNow);
      window.removeEventListener('pageshow', checkNow);
    };
  }, [isOpen]);

  /** Opens the window; whether it stands, or the payment will come in this tab. Call it in the press itself. */
  function prepare(): boolean {
    opened.current = openPaymentWindow(t`Opening the payment page…`);
    setProblem(undefined);
    setState({ step: 'opening' });
    return opened.current !== null;
  }

  /** Goes to the payment, in the window or, without one, in this tab. */
  function begin(next: OpenPayment): void {
    const url = safeUrl(next.url, WEB_SCHEMES);
    if (url === undefined) {
      cancel();
      setState({ step: 'failed', reason: t`the payment page isn’t available.` });
      return;
    }
    payment.current = next;
    savePayment(next);
    setState({ step: 'waiting', isInThisTab: opened.current === null });
    if (opened.current) opened.current.show(url);
    else payInThisTab(url);
  }

  /** Back to the window if it still stands, else to the payment in a new one. Call it in the press itself. */
  function again(last: OpenPayment): void {
    if (opened.current && !opened.current.isClosed()) {
      opened.current.focus();
      return;
    }
    prepare();
    begin(last);
  }

  /** There is nothing to pay after all. */
  function cancel(): void {
    opened.current?.close();
    opened.current = null;
    setState({ step: 'none' });
  }

  return {
    state,
    problem,
    isChecking,
    prepare,
    begin,
    again,
    cancel,
    checkStatus: () => void checkStatus(true),
  };
}
