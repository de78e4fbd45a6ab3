import { useId } from 'react';
import * as css from './product.css.ts';

/** Radio buttons styled as chips. */
export function VariantChoice(props: {
  label: string;
  options: readonly { id: number; name: string; code?: string | undefined }[];
  chosen: number | undefined;
  onChoose: (id: number) => void;
}) {
  const { label, options, chosen, onChoose } = props;
  const name = useId();
  if (options.length === 0) return null;
  return (
    <fieldset>
      <legend className={css.legend}>
        <span className={css.legendText}>{label}</span>
      </legend>
      <div className={css.variants}>
        {options.map((option) => (
          <label key={option.id} className={css.chip}>
            <input
              type="radio"
              name={name}
              className={css.chipInput}
              checked={option.id === chosen}
              onChange={() => onChoose(option.id)}
            />
            {option.code ? (
              <span aria-hidden className={css.swatch} style={{ backgroundColor: option.code }} />
            ) : null}
            {option.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
