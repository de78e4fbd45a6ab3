import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../content/visually-hidden.tsx';
import * as css from './chips.css.ts';

export interface Chip<Id> {
  id: Id;
  name: string;
  colour?: string | undefined;
  /** Shown instead of the name. */
  short?: ReactNode;
}

/** Radio buttons or checkboxes in a row. Many of them scroll. */
export function Chips<Id extends number | string | undefined>(props: {
  label: string;
  /** The ID of no choice is undefined. */
  options: readonly Chip<Id>[];
  /** Whether several can be chosen. */
  isMultiple?: boolean;
  isChosen: (id: Id) => boolean;
  onChoose: (id: Id) => void;
}) {
  const { label, options, isMultiple = false, isChosen, onChoose } = props;
  const name = useId();
  return (
    <fieldset>
      <legend className={css.legend}>{label}</legend>
      <div className={css.chips}>
        {options.map(({ id, name: optionName, colour, short }) => (
          <label key={id ?? 0} className={css.chip}>
            <input
              type={isMultiple ? 'checkbox' : 'radio'}
              name={name}
              className={css.input}
              checked={isChosen(id)}
              onChange={() => onChoose(id)}
            />
            {colour ? (
              <span aria-hidden className={css.swatch} style={{ backgroundColor: colour }} />
            ) : null}
            {short ? (
              <>
                <span aria-hidden>{short}</span>
                <VisuallyHidden>{optionName}</VisuallyHidden>
              </>
            ) : (
              <span dir="auto">{optionName}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
