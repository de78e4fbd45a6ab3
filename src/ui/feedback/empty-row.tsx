import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../content/icon.tsx';
import * as css from './empty-row.css.ts';

/** Says in one row that a section of a page has nothing to show, and offers a next step. */
export function EmptyRow(props: {
  icon: LucideIcon;
  title: ReactNode;
  children: ReactNode;
  action: ReactNode;
}) {
  return (
    <div className={css.row}>
      <Icon of={props.icon} size={28} className={css.text} />
      <div className={css.words}>
        <h3 className={css.title}>{props.title}</h3>
        <p className={css.text}>{props.children}</p>
      </div>
      {props.action}
    </div>
  );
}
