import { Trans, useLingui } from '@lingui/react/macro';
import Ticket from 'lucide-react/icons/ticket-percent';
import { useEffect, useEffectEvent } from 'react';
import { useListShopVouchers } from '../../../api/generated/vouchers.ts';
import { statusOf } from '../../../api/errors.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useErrorText } from '../../errors/use-error-text.ts';
import { useErrorToast } from '../../errors/use-error-toast.tsx';
import { QueryView } from '../../errors/query-view.tsx';
import { VoucherRow } from './voucher-row.tsx';

/**
 * Lists a shop's vouchers. The server applies collected ones automatically (CART-07). Load lazily.
 */
export function VoucherDialog(props: { shop: { id: number; name: string }; onClose: () => void }) {
  const { shop, onClose } = props;
  const { t } = useLingui();
  const { name } = shop;
  const errorText = useErrorText();
  const showErrorToast = useErrorToast();
  const vouchers = useListShopVouchers({ shop_id: shop.id });
  const { error } = vouchers;
  // A 401 ends the session and is reported elsewhere.
  const problem = error && statusOf(error) !== 401 ? errorText(error) : undefined;

  const showProblem = useEffectEvent(() => showErrorToast(error));
  useEffect(() => {
    if (problem !== undefined) showProblem();
  }, [problem]);

  return (
    <Dialog isOpen onClose={onClose} title={t`Voucher from ${name}`}>
      <QueryView
        query={{ ...vouchers, error: problem && vouchers.error }}
        level={3}
        skeleton={
          <div className={stack[3]} aria-busy="true">
            <Skeleton height="6.5rem" radius="12px" />
            <Skeleton height="6.5rem" radius="12px" />
          </div>
        }
        renderEmpty={({ coupons }) =>
          coupons.length > 0 ? null : (
            <EmptyState
              icon={Ticket}
              level={3}
              title={<Trans>Sorry there is no voucher available</Trans>}
              action={
                <Button variant="secondary" onClick={onClose}>
                  <Trans>Close</Trans>
                </Button>
              }
            />
          )
        }
      >
        {({ coupons }) => (
          <ul className={stack[3]}>
            {coupons.map((coupon) => (
              <VoucherRow key={coupon.id} coupon={coupon} />
            ))}
          </ul>
        )}
      </QueryView>
    </Dialog>
  );
}
