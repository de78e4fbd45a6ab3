import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/actions/button.tsx';
import { Chip } from '../../../ui/actions/chip.tsx';
import { row } from '../../../ui/layout/layout.css.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import * as css from './checkout.css.ts';
import type { Coupon } from '../hooks/use-coupon.ts';

const MAX_CODE_LENGTH = 50;

/** A code for a discount: typed, applied, taken away (CHK-03). What is only typed says that it does not count. */
export function CouponField({ coupon }: { coupon: Coupon }) {
  const { t } = useLingui();
  const { applied, typed, error, isApplying } = coupon;
  if (applied !== null) {
    return (
      <div className={row[2]}>
        <span>
          <Trans>Coupon applied</Trans>
        </span>
        <Chip onRemove={coupon.remove}>{applied}</Chip>
      </div>
    );
  }
  return (
    <form
      className={css.coupon}
      onSubmit={(event) => {
        event.preventDefault();
        void coupon.apply();
      }}
    >
      <TextField
        label={t`Have a coupon?`}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_CODE_LENGTH}
        value={typed}
        error={error}
        help={typed.trim() !== '' && !error ? t`Not applied yet: it does not count.` : undefined}
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
  );
}
