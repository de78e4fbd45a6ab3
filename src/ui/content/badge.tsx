import type { ReactNode } from 'react';
import * as css from './badge.css.ts';

/** A short word on a thing: a discount, a state. The tone never says more than the word does. */
export function Badge(props: { tone?: keyof typeof css.tone | undefined; children: ReactNode }) {
  return <span className={css.tone[props.tone ?? 'neutral']}>{props.children}</span>;
}
