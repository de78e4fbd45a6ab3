import { Trans } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { Icon } from '../content/icon.tsx';
import * as css from './timeline.css.ts';
import { VisuallyHidden } from '../content/visually-hidden.tsx';

export interface TimelineStep {
  id: string;
  label: ReactNode;
  detail?: ReactNode;
  state: 'done' | 'current' | 'ahead';
}

export function Timeline({ label, steps }: { label: string; steps: readonly TimelineStep[] }) {
  return (
    <ol aria-label={label} className={css.list}>
      {steps.map(({ id, label: name, detail, state }) => (
        <li
          key={id}
          className={css.step[state]}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span aria-hidden className={css.mark[state]}>
            {state === 'done' ? <Icon of={Check} size={14} /> : null}
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
