import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { row, stack } from '../../ui/layout/layout.css.ts';
import { hasPaymentFailed, type PaymentState } from './payment-state.ts';
import { ErrorText } from '../errors/error-text.tsx';

/** Shows the payment state, with actions while unpaid (CHK-05, CHK-06). */
export function PaymentStatus(props: {
  state: PaymentState;
  problem: unknown;
  isChecking: boolean;
  onCheck: () => void;
  onRetry: () => void;
}) {
  const { state, problem, isChecking, onCheck, onRetry } = props;
  if (state.step === 'none') return null;
  const kind = ALERT_KINDS[state.step];
  const hasNoActions = state.step === 'paid' || state.step === 'opening';
  return (
    // Errors are announced by their own alert.
    <div aria-live="polite" className={stack[3]}>
      <Alert kind={kind}>
        <div className={stack[3]}>
          <p>
            <PaymentMessage state={state} />
          </p>
          {hasNoActions ? null : (
            <div className={row[2]}>
              <Button size="s" onClick={onRetry}>
                {hasPaymentFailed(state) ? (
                  <Trans>Pay now</Trans>
                ) : (
                  <Trans>Reopen payment page</Trans>
                )}
              </Button>
              <Button variant="secondary" size="s" busy={isChecking} onClick={onCheck}>
                <Trans>Check payment again</Trans>
              </Button>
            </div>
          )}
        </div>
      </Alert>
      {problem ? (
        <Alert kind="danger">
          <ErrorText error={problem} />
        </Alert>
      ) : null}
    </div>
  );
}

const ALERT_KINDS = {
  opening: 'info',
  waiting: 'info',
  closed: 'warning',
  cancelled: 'warning',
  failed: 'danger',
  paid: 'success',
} as const;

export function PaymentMessage({ state }: { state: PaymentState }): ReactNode {
  switch (state.step) {
    case 'opening':
      return <Trans>Opening the payment page…</Trans>;
    case 'waiting':
      return state.isInThisTab ? (
        <Trans>Not paid yet. The payment page is opening in this tab.</Trans>
      ) : (
        <Trans>Not paid yet. Pay in the window that opened. This page updates by itself.</Trans>
      );
    case 'closed':
      return (
        <Trans>
          Not paid yet. The payment window was closed. If you did pay, this page will show it in a
          moment.
        </Trans>
      );
    case 'cancelled':
      return <Trans>Payment cancelled. Your order is saved, so you can pay later.</Trans>;
    case 'failed':
      return (
        <Trans>
          Your payment didn’t go through. Your order is saved, so you can try again. Reason:{' '}
          <bdi>{state.reason}</bdi>
        </Trans>
      );
    case 'paid':
      return <Trans>Payment received. Thank you!</Trans>;
    case 'none':
    default:
      return null;
  }
}
