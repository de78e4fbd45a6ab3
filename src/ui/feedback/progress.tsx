import { useLingui } from '@lingui/react/macro';
import { indeterminateBar } from './indeterminate-bar.css.ts';
import * as css from './progress.css.ts';
import { visuallyHidden } from '../content/visually-hidden.css.ts';

/** `value` is from 0 to 1; without it the progress is indeterminate. */
export function Progress(props: { label: string; value?: number | undefined }) {
  const { label, value } = props;
  const { i18n } = useLingui();
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, value));
  const text = share === undefined ? undefined : i18n.number(share, { style: 'percent' });
  return (
    <div className={css.track}>
      <progress
        className={visuallyHidden}
        aria-label={label}
        aria-valuetext={text}
        max={1}
        value={share}
      />
      <div
        aria-hidden
        className={share === undefined ? indeterminateBar : css.bar}
        style={share === undefined ? undefined : { inlineSize: `${share * 100}%` }}
      />
    </div>
  );
}
