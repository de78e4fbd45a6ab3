import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names.ts';
import * as css from './badge.css.ts';

/** The tone must not be the only information. */
export function Badge(props: {
  tone?: keyof typeof css.tone | undefined;
  wraps?: boolean | undefined;
  children: ReactNode;
}) {
  const { tone = 'neutral', wraps = false, children } = props;
  return <span className={classNames(css.tone[tone], wraps && css.wraps)}>{children}</span>;
}
