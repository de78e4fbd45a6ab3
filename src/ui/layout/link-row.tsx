import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Icon } from '../content/icon.tsx';
import { Card } from './card.tsx';
import * as css from './link-row.css.ts';

/** A row of a list that is one link: the link of its heading has the class `cardLink`. */
export function LinkRow(props: {
  /** Small print above the words. */
  facts?: ReactNode;
  picture?: ReactNode;
  end: ReactNode;
  /** A button, only where there is something to do. */
  action?: ReactNode;
  children: ReactNode;
}) {
  const { facts, picture, end, action, children } = props;
  return (
    <Card as="li" interactive className={css.row}>
      {facts ? <div className={css.facts}>{facts}</div> : null}
      {picture}
      <div className={css.words}>{children}</div>
      <div className={css.end}>
        <div className={css.amounts}>{end}</div>
        <div className={css.action}>{action}</div>
        <Icon of={ChevronRight} className={css.chevron} />
      </div>
    </Card>
  );
}
