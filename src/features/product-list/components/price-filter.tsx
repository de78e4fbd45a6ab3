import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCurrency } from '../../settings/use-currency.ts';
import { useMoney } from '../../settings/use-money.ts';
import { RangeSlider } from '../../../ui/choices/range-slider.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { type Filters, sortBounds } from '../model/list-state.ts';
import { nearestStop, priceStops, roundPrice } from '../model/price-stops.ts';
import * as css from './product-list.css.ts';

/**
 * Shows prices in the chosen currency; `value` is in the default one (LIST-03). The slider's ends
 * set no limit, because the server truncates its bounds. Hidden if all prices are equal (FLAW 10).
 */
export function PriceFilter(props: {
  bounds: { min: number; max: number };
  value: Pick<Filters, 'min' | 'max'>;
  onChange: (value: Pick<Filters, 'min' | 'max'>) => void;
}) {
  const { bounds, value, onChange } = props;
  const { t } = useLingui();
  const money = useMoney();
  const { rate_from_default: rate } = useCurrency();
  const [dragged, setDragged] = useState<[number, number]>();
  const stops = priceStops(bounds, rate);
  const last = stops.length - 1;
  if (last < 1) return null;
  const chosen: [number, number] = [
    value.min === undefined ? 0 : nearestStop(stops, value.min),
    value.max === undefined ? last : nearestStop(stops, value.max),
  ];
  const change = (changes: Pick<Filters, 'min' | 'max'>) => {
    const changed = { ...value, ...changes };
    const [min, max] = sortBounds(changed.min, changed.max);
    onChange({ min, max });
  };
  const field = (bound: 'min' | 'max', label: string) => {
    const price = value[bound];
    return (
      <NumberField
        label={label}
        className={css.wide}
        value={price === undefined ? price : Number((price * rate).toFixed(2))}
        placeholder={money(bounds[bound])}
        onChange={(typed) =>
          change({ [bound]: typed === undefined ? typed : roundPrice(typed / rate) })
        }
      />
    );
  };
  return (
    <div className={stack[2]}>
      <RangeSlider
        label={t`Price`}
        min={0}
        max={last}
        value={dragged ?? chosen}
        format={(stop) => money(stops[stop] ?? 0)}
        onChange={setDragged}
        onCommit={([from, to]) => {
          setDragged(undefined);
          // A typed price is between two stops.
          change({
            ...(from === chosen[0] ? {} : { min: from === 0 ? undefined : stops[from] }),
            ...(to === chosen[1] ? {} : { max: to === last ? undefined : stops[to] }),
          });
        }}
      />
      <fieldset aria-label={t`Price`} className={css.sideBySide}>
        {field('min', t`From`)}
        {field('max', t`To`)}
      </fieldset>
    </div>
  );
}
