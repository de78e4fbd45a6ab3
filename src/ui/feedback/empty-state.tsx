import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../content/icon.tsx';
import { heading } from '../layout/section-heading.css.ts';
import { Stall } from './stall.tsx';
import * as css from './state.css.ts';

/** Says that a page or list has nothing to show, under a closed stall, and offers a next step. */
export function EmptyState(props: {
  icon: LucideIcon;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  level?: 1 | 2 | 3 | undefined;
}) {
  const { icon, title, children, action, level = 2 } = props;
  const Heading = `h${level}` as const;
  return (
    <div className={css.state}>
      <Stall size="s">
        <Icon of={icon} size={40} />
      </Stall>
      <Heading className={level === 3 ? css.title : heading[2]}>{title}</Heading>
      {children ? <p className={css.text}>{children}</p> : null}
      {action ? <div className={css.actions}>{action}</div> : null}
    </div>
  );
}
