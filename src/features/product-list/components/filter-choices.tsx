import { useId } from 'react';
import * as css from './product-list.css.ts';

export interface FilterChoice {
  id: number | undefined;
  name: string;
  colour?: string | undefined;
}

/** Radio buttons or checkboxes in a row. Many of them scroll. */
export function FilterChoices(props: {
  label: string;
  options: readonly FilterChoice[];
  /** Whether several can be chosen. */
  isMultiple?: boolean;
  isChosen: (id: number | undefined) => boolean;
  onChoose: (id: number | undefined) => void;
}) {
  const { label, options, isMultiple = false, isChosen, onChoose } = props;
  const name = useId();
  return (
    <fieldset>
      <legend className={css.legend}>{label}</legend>
      <div className={css.choices}>
        {options.map(({ id, name: optionName, colour }) => (
          <label key={id ?? 0} className={css.choice}>
            <input
              type={isMultiple ? 'checkbox' : 'radio'}
              name={name}
              className={css.radio}
              checked={isChosen(id)}
              onChange={() => onChoose(id)}
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
