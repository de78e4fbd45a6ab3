import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names.ts';
import * as css from './badge.css.ts';

/** A short word on a thing: a discount, a state. The tone never says more than the word does. */
export function Badge(props: {
  tone?: keyof typeof css.tone | undefined;
  /** Takes several lines where it is too long for one: for words that somebody has typed. */
  wraps?: boolean | undefined;
  children: ReactNode;
}) {
  const { tone = 'neutral', wraps = false, children } = props;
  return <span className={classNames(css.tone[tone], wraps && css.wraps)}>{children}</span>;
}
