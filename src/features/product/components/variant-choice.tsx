import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Picture } from '../../../ui/content/picture.tsx';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import * as css from './variant-choice.css.ts';

/** Radio buttons styled as boxes, with pictures or swatches if the options have them. */
export function VariantChoice(props: {
  label: string;
  options: readonly {
    id: number;
    name: string;
    code?: string | undefined;
    picture?: string | undefined;
  }[];
  chosen: number | undefined;
  onChoose: (id: number) => void;
  /** Says that a choice is missing. */
  error?: ReactNode;
  id?: string;
}) {
  const { label, options, chosen, onChoose, error, id } = props;
  const name = useId();
  const errorId = useId();
  if (options.length === 0) return null;
  const chosenName = options.find((option) => option.id === chosen)?.name;
  return (
    <fieldset id={id} className={css.choice} aria-describedby={error ? errorId : undefined}>
      <legend className={css.legend}>
        {label}{' '}
        <bdi aria-hidden className={css.chosen}>
          {chosenName ?? <Trans>Choose one</Trans>}
        </bdi>
      </legend>
      <div className={css.options}>
        {options.map((option) => (
          <label key={option.id} className={option.picture ? css.tile : css.chip}>
            <input
              type="radio"
              name={name}
              className={css.input}
              checked={option.id === chosen}
              onChange={() => onChoose(option.id)}
            />
            {option.picture ? (
              <>
                <Picture src={option.picture} alt="" sizes="64px" />
                <VisuallyHidden>{option.name}</VisuallyHidden>
              </>
            ) : (
              <>
                {option.code ? (
                  <span
                    aria-hidden
                    className={css.swatch}
                    style={{ backgroundColor: option.code }}
                  />
                ) : null}
                {option.name}
              </>
            )}
          </label>
        ))}
      </div>
      <div id={errorId} className={css.error}>
        {error ? <p role="alert">{error}</p> : null}
      </div>
    </fieldset>
  );
}
