import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../content/icon.tsx';
import * as css from './state.css.ts';

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
      <span className={css.mark.empty}>
        <Icon of={icon} size={34} />
      </span>
      <Heading className={css.title}>{title}</Heading>
      {children ? <p className={css.text}>{children}</p> : null}
      {action ? <div className={css.actions}>{action}</div> : null}
    </div>
  );
}
