import { useId } from 'react';
import * as css from './product-list.css.ts';

export interface FilterChoice {
  id: number | undefined;
  name: string;
  colour?: string | undefined;
}

/** Radio buttons in a row, for a few options. */
export function FilterChoices(props: {
  label: string;
  options: readonly FilterChoice[];
  value: number | undefined;
  onChange: (id: number | undefined) => void;
}) {
  const { label, options, value, onChange } = props;
  const name = useId();
  return (
    <fieldset>
      <legend className={css.legend}>{label}</legend>
      <div className={css.choices}>
        {options.map(({ id, name: optionName, colour }) => (
          <label key={id ?? 0} className={css.choice}>
            <input
              type="radio"
              name={name}
              className={css.radio}
              checked={id === value}
              onChange={() => onChange(id)}
            />
            {colour ? (
              <span aria-hidden className={css.swatch} style={{ backgroundColor: colour }} />
            ) : null}
            <span dir="auto">{optionName}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
