import { Plural, useLingui } from '@lingui/react/macro';
import Star from 'lucide-react/icons/star';
import { useId } from 'react';
import { classNames } from '../../../ui/theme/class-names.ts';
import * as field from '../../../ui/fields/field.css.ts';
import { FieldError } from '../../../ui/fields/field.tsx';
import { Icon } from '../../../ui/content/icon.tsx';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import * as css from './star-rating-input.css.ts';

const STAR_VALUES = [1, 2, 3, 4, 5];

export function StarRatingInput(props: {
  label: string;
  name: string;
  value: number | undefined;
  onChange: (value: number) => void;
  error?: string | undefined;
}) {
  const { label, name, value, onChange, error } = props;
  const { t } = useLingui();
  const id = useId();
  const labels = [t`Poor`, t`Fair`, t`Good`, t`Very good`, t`Excellent`];
  return (
    <fieldset
      role="radiogroup"
      aria-required
      aria-invalid={Boolean(error)}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={field.label}>
        {label}{' '}
        <span aria-hidden className={field.required}>
          *
        </span>
      </legend>
      <div className={css.stars}>
        {STAR_VALUES.map((stars) => (
          <label
            key={stars}
            className={classNames(css.star, value !== undefined && stars <= value && css.chosen)}
          >
            <VisuallyHidden>
              <input
                type="radio"
                name={name}
                value={stars}
                checked={stars === value}
                onChange={() => onChange(stars)}
              />
              <Plural value={stars} one="# star" other="# stars" />
            </VisuallyHidden>
            <Icon of={Star} size={32} filled={value !== undefined && stars <= value} />
          </label>
        ))}
        {value === undefined ? null : (
          <span aria-hidden className={css.word}>
            {labels[value - 1]}
          </span>
        )}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
