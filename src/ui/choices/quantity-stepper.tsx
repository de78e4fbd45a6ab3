import { useLingui } from '@lingui/react/macro';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { IconButton } from '../actions/icon-button.tsx';
import * as css from './quantity-stepper.css.ts';

/**
 * While `busy` the buttons remain usable. At a limit a button does nothing but remains focusable.
 */
export function QuantityStepper(props: {
  itemName: string;
  value: number;
  min?: number | undefined;
  max?: number | undefined;
  busy?: boolean | undefined;
  size?: 's' | 'm' | undefined;
  onChange: (value: number) => void;
}) {
  const { itemName, value, min = 1, max = Infinity, busy = false, size = 's', onChange } = props;
  const { t } = useLingui();
  const step = (next: number) => ({
    size,
    'aria-disabled': next < min || next > max,
    onClick: () => {
      if (next >= min && next <= max) onChange(next);
    },
  });
  return (
    <fieldset aria-label={t`Quantity of ${itemName}`} className={css.stepper}>
      <IconButton label={t`Decrease quantity of ${itemName}`} icon={Minus} {...step(value - 1)} />
      <output className={css.value} aria-busy={busy}>
        {value}
      </output>
      <IconButton label={t`Increase quantity of ${itemName}`} icon={Plus} {...step(value + 1)} />
    </fieldset>
  );
}
