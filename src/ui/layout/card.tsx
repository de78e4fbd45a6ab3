import type { ReactNode } from 'react';
import * as css from './card.css.ts';
import { classNames } from '../theme/class-names.ts';

export function Card(props: {
  as?: 'div' | 'article' | 'section' | 'li' | undefined;
  padded?: boolean | undefined;
  interactive?: boolean | undefined;
  labelledBy?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  const { as: Tag = 'div', padded, interactive, labelledBy, className, children } = props;
  return (
    <Tag
      aria-labelledby={labelledBy}
      className={classNames(
        css.card,
        padded && css.padded,
        interactive && css.interactive,
        className,
      )}
    >
      {children}
    </Tag>
  );
}
