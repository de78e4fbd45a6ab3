import { PAYMENT_RESULT_PATTERN } from '../../../lib/router/paths.ts';

/** The window in which a payment is made. */
export interface PaymentWindow {
  /** Goes to the gateway. */
  show: (url: string) => void;
  focus: () => void;
  close: () => void;
  /** Closed, or a page of the gateway has cut the tie to us: the two can't be told apart. */
  isClosed: () => boolean;
  /**
   * What the backend's result page in the window seems to say. A hint for when and what to ask and for the words, never the
   * result: that is the server's (CHK-05).
   */
  hint: () => PaymentHint | undefined;
}

export type PaymentHint = { page: 'success' } | { page: 'cancel'; reason: string | null };

/**
 * Opens the window empty. Call it in the press itself, before anything is awaited: later, browsers block it (FLAW 2). Null where
 * they block it all the same.
 */
export function openPaymentWindow(message: string): PaymentWindow | null {
  const opened = window.open('about:blank', 'souk-payment', 'popup,width=700,height=700');
  if (!opened) return null;
  try {
    // The gateway must not reach back into the shop; our own hold on the window stays.
    opened.opener = null;
    opened.document.title = message;
    opened.document.body.textContent = message;
  } catch {
    // A window from an earlier try still shows the gateway: it takes the new address all the same.
  }
  return {
    show: (url) => opened.location.replace(url),
    focus: () => opened.focus(),
    close: () => opened.close(),
    isClosed: () => opened.closed,
    hint: () => {
      try {
        return parseHint(opened.location);
      } catch {
        // At the gateway, whose address is none of our business.
        return undefined;
      }
    },
  };
}

/** Pays in this tab, where windows are blocked: the backend's result page leads back to the orders. */
export function payInThisTab(url: string): void {
  window.open(url, '_self');
}

function parseHint({ pathname, search }: Location): PaymentHint | undefined {
  const page = PAYMENT_RESULT_PATTERN.exec(pathname)?.[1];
  if (page === 'success') return { page };
  if (page === 'cancel') return { page, reason: new URLSearchParams(search).get('error') };
  return undefined;
}
