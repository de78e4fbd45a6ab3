import { useId } from 'react';
import * as css from './product.css.ts';

/** Sizes or colours as radio buttons that look like chips. */
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
    <fieldset className={css.variants}>
      <legend className={css.legend}>{label}</legend>
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
    </fieldset>
  );
}
