import { Trans } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../content/icon.tsx';
import * as css from './timeline.css.ts';
import { VisuallyHidden } from '../content/visually-hidden.tsx';

export interface TimelineStep {
  id: string;
  label: ReactNode;
  detail?: ReactNode;
  /** Shown until the step is done. */
  icon?: LucideIcon | undefined;
  state: 'done' | 'current' | 'declined' | 'ahead';
}

/**
 * Steps in a column, or in a row from a large screen on. `short` is a row on small screens too, where
 * only the current step shows its words.
 */
export function Timeline(props: {
  label: string;
  steps: readonly TimelineStep[];
  direction?: keyof typeof css.list;
}) {
  const { label, steps, direction = 'column' } = props;
  return (
    <ol aria-label={label} className={css.list[direction]}>
      {steps.map(({ id, label: name, detail, icon, state }) => (
        <li
          key={id}
          className={css.step[state]}
          aria-current={state === 'current' || state === 'declined' ? 'step' : undefined}
        >
          <span aria-hidden className={css.mark[state]}>
            {state === 'done' ? (
              <Icon of={Check} size={16} />
            ) : icon ? (
              <Icon of={icon} size={16} />
            ) : null}
          </span>
          <span className={css.words}>
            <span className={css.name}>{name}</span>
            {state === 'done' ? (
              <VisuallyHidden>
                {' '}
                <Trans>(completed)</Trans>
              </VisuallyHidden>
            ) : null}
            {detail ? <span className={css.detail}>{detail}</span> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
