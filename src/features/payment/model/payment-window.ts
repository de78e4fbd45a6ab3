import { PAYMENT_RESULT_PATTERN } from '../../../lib/router/paths.ts';

export interface PaymentWindow {
  show: (url: string) => void;
  focus: () => void;
  close: () => void;
  /** Also true if a gateway page cut the connection. There is no way to distinguish the two. */
  isClosed: () => boolean;
  /** Reads the backend's result page. Only a hint: the server decides (CHK-05). */
  hint: () => PaymentHint | undefined;
}

export type PaymentHint = { page: 'success' } | { page: 'cancel'; reason: string | null };

/**
 * Opens an empty window, or returns null if blocked. Call in the click handler before any `await`,
 * or browsers block it (FLAW 2).
 */
export function openPaymentWindow(message: string): PaymentWindow | null {
  const opened = window.open('about:blank', 'souk-payment', 'popup,width=700,height=700');
  if (!opened) return null;
  try {
    // The gateway must not access the shop.
    opened.opener = null;
    opened.document.title = message;
    opened.document.body.textContent = message;
  } catch {
    // A window from an earlier attempt is still at the gateway, but can navigate.
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
        // Cross-origin: the window is at the gateway.
        return undefined;
      }
    },
  };
}

/** Fallback for blocked windows. The backend's result page links back to the orders. */
export function payInThisTab(url: string): void {
  window.open(url, '_self');
}

function parseHint({ pathname, search }: Location): PaymentHint | undefined {
  const page = PAYMENT_RESULT_PATTERN.exec(pathname)?.[1];
  if (page === 'success') return { page };
  if (page === 'cancel') return { page, reason: new URLSearchParams(search).get('error') };
  return undefined;
}
