import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import PackageX from 'lucide-react/icons/package-x';
import type { ReactNode } from 'react';
import type { components } from '../../../api/generated/schema.d.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { orderPath, RETURNS_PATH, SUPPORT_PATH } from '../../../lib/router/paths.ts';
import { useServerTime } from '../../settings/server-time.tsx';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import type { ReturnBlocker } from '../model/return-eligibility.ts';

/** Explains why an order can't be returned (RET-01). */
export function ReturnNotPossible(props: {
  order: components['schemas']['OrderDetails'];
  blocker: ReturnBlocker;
}) {
  const { order, blocker } = props;
  const { t } = useLingui();
  const until = useServerTime()(order.last_return_date, order);
  const days = order.return_order_within_days;
  const reasons: Record<ReturnBlocker, string> = {
    cancelled: t`This order was cancelled, so there’s nothing to return.`,
    undelivered: t`You can return this order after delivery, within ${plural(days, { one: '# day', other: '# days' })} of ordering.`,
    digital: t`This order includes downloads, which can’t be returned.`,
    late: t`The return period for this order ended on ${until}.`,
    returned: t`You’ve already requested a return of every item in this order.`,
  };
  const links: { href: string; label: ReactNode }[] = [
    blocker === 'returned'
      ? { href: RETURNS_PATH, label: <Trans>View my returns</Trans> }
      : { href: orderPath(order.id), label: <Trans>Back to order</Trans> },
    { href: SUPPORT_PATH, label: <Trans>Get help</Trans> },
  ];
  return (
    <EmptyState
      icon={PackageX}
      title={<Trans>This order can’t be returned</Trans>}
      action={links.map(({ href, label }, index) => (
        <AppLink
          key={href}
          href={href}
          className={buttonClass({ variant: index === 0 ? 'primary' : 'secondary' })}
        >
          {label}
        </AppLink>
      ))}
    >
      {reasons[blocker]}
    </EmptyState>
  );
}
