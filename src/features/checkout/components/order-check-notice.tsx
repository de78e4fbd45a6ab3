import { Trans } from '@lingui/react/macro';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { ORDERS_PATH } from '../../../lib/router/paths.ts';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { ErrorText } from '../../errors/error-text.tsx';

/** Shown while checking whether an order was placed, to prevent a second one (CHK-04). */
export function OrderCheckNotice(props: {
  problem: unknown;
  isAccepted: boolean;
  check: () => Promise<void>;
}) {
  const { problem, isAccepted, check } = props;
  if (problem === undefined) {
    return <CheckoutSkeleton label={<Trans>Checking whether your order was placed…</Trans>} />;
  }
  return (
    <ErrorState
      title={
        isAccepted ? (
          <Trans>Your order has been placed</Trans>
        ) : (
          <Trans>We don’t know yet whether your order went through</Trans>
        )
      }
      onRetry={() => void check()}
      action={
        <AppLink href={ORDERS_PATH} className={buttonClass({ variant: 'quiet' })}>
          <Trans>View orders</Trans>
        </AppLink>
      }
    >
      <ErrorText error={problem} />
    </ErrorState>
  );
}
