import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '../../../lib/datetime/format-datetime.ts';

/** Order date in the shopper's time zone (LANG-05). */
export function OrderDate({ order }: { order: { created_at: string } }) {
  const { i18n } = useLingui();
  const dateTime = formatDateTime(order.created_at, i18n.locale);
  return (
    <Trans>
      <span>Placed on</span>{' '}
      <time dateTime={order.created_at}>
        <bdi>{dateTime}</bdi>
      </time>
    </Trans>
  );
}
