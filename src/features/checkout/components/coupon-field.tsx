import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Chip } from '../../../ui/actions/chip.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { useMoney } from '../../settings/use-money.ts';
import { row, stack } from '../../../ui/layout/layout.css.ts';
import { Disclosure } from '../../../ui/navigation/disclosure.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { keepFocus } from '../../../lib/react/keep-focus.ts';
import * as css from './checkout.css.ts';
import type { Coupon } from '../hooks/use-coupon.ts';

const MAX_CODE_LENGTH = 50;

/** Applies and removes a code (CHK-03). Warns if it makes the order more expensive. */
export function CouponField({ coupon }: { coupon: Coupon }) {
  const { t } = useLingui();
  const money = useMoney();
  const { applied, typed, error, isApplying } = coupon;
  const [isOpen, setOpen] = useState(typed !== '');
  // A removed or expired code is edited next.
  if (applied !== null && !isOpen) setOpen(true);
  if (applied !== null) {
    const extraCost = coupon.extraCost > 0 ? money(coupon.extraCost) : '';
    // The same element contains the form, to move the focus.
    return (
      <div className={stack[3]} ref={keepFocus}>
        <div className={row[2]}>
          <span>
            <Trans>Coupon applied</Trans>
          </span>
          <Chip onRemove={coupon.remove}>{applied}</Chip>
        </div>
        {/* Announced, because codes are expected to save money. */}
        <div aria-live="polite">
          {extraCost === '' ? null : (
            <Alert
              kind="warning"
              action={
                <Button variant="secondary" size="s" onClick={coupon.remove}>
                  <Trans>Remove coupon</Trans>
                </Button>
              }
            >
              {t`You pay ${extraCost} more with this code, because it replaces your collected vouchers.`}
            </Alert>
          )}
        </div>
      </div>
    );
  }
  return (
    <div ref={keepFocus}>
      <Disclosure plain open={isOpen} summary={<Trans>Add a coupon code</Trans>}>
        <form
          className={css.coupon}
          onSubmit={(event) => {
            event.preventDefault();
            void coupon.apply();
          }}
        >
          <TextField
            label={t`Coupon code`}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={MAX_CODE_LENGTH}
            value={typed}
            error={error}
            onChange={(event) => coupon.type(event.target.value)}
          />
          <Button
            type="submit"
            variant="secondary"
            busy={isApplying}
            disabled={typed.trim() === ''}
            className={css.couponButton}
          >
            <Trans>Apply</Trans>
          </Button>
        </form>
      </Disclosure>
    </div>
  );
}
