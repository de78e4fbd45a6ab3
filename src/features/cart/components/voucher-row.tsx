import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { statusOf } from '../../../api/errors.ts';
import type { components } from '../../../api/generated/schema.d.ts';
import { useCollectVoucher } from '../../../api/generated/vouchers-mutations.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Icon } from '../../../ui/content/icon.tsx';
import * as css from './cart.css.ts';
import { useErrorToast } from '../../errors/use-error-toast.tsx';
import { useServerToast } from '../../errors/use-server-toast.ts';
import { ServerTime } from '../../settings/server-time.tsx';
import { useMoney } from '../../settings/use-money.ts';

/** Shows a voucher. Collecting it reloads the totals (CART-07). */
export function VoucherRow({ coupon }: { coupon: components['schemas']['Coupon'] }) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const showErrorToast = useErrorToast();
  const showServerToast = useServerToast();
  const { trigger, isMutating } = useCollectVoucher();
  const [hasCollected, setHasCollected] = useState(false);
  const isCollected = coupon.is_collected || hasCollected;
  const { discount, max_discount_amount: maxDiscount } = coupon;
  const percent = i18n.number(discount);
  const isPercentage = coupon.discount_type === 'Percentage';
  const amount = money(discount);
  const discountText = isPercentage ? t`${percent}% OFF` : t`${amount} OFF`;
  const minOrderAmount = money(coupon.min_order_amount);
  const limit = money(maxDiscount);

  async function collect() {
    try {
      const { message } = await trigger({ body: { coupon_id: coupon.id } });
      setHasCollected(true);
      showServerToast({ kind: 'success', topic: 'voucher', message });
    } catch (error) {
      if (statusOf(error) === 401) return;
      showErrorToast(error, 'voucher');
    }
  }

  return (
    <li className={css.coupon}>
      <div>
        <p className={css.discount}>
          <bdi>{discountText}</bdi>
        </p>
        <p className={css.muted}>
          <Trans>Minimum Spend</Trans> <bdi>{minOrderAmount}</bdi>
        </p>
        {isPercentage && maxDiscount > 0 ? (
          <p className={css.muted}>
            <Trans>
              Up to <bdi>{limit}</bdi> off
            </Trans>
          </p>
        ) : null}
        <p className={css.muted}>
          <Trans>Validity till</Trans> <ServerTime text={coupon.validity} />
        </p>
      </div>
      {/* Remains a button to keep focus. */}
      <Button
        variant={isCollected ? 'quiet' : 'secondary'}
        busy={isMutating}
        aria-disabled={isCollected}
        icon={isCollected ? <Icon of={Check} size={18} /> : null}
        onClick={() => {
          if (!isCollected) void collect();
        }}
      >
        {isCollected ? <Trans>Collected</Trans> : <Trans>Collect</Trans>}
      </Button>
    </li>
  );
}
