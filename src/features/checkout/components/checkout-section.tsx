import type { ReactNode } from 'react';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import * as css from './checkout.css.ts';

export function CheckoutSection(props: {
  id: string;
  title: ReactNode;
  action?: ReactNode;
  problem?: string | undefined;
  children: ReactNode;
}) {
  const { id, title, action, problem, children } = props;
  return (
    <Card as="section" padded labelledBy={`${id}-title`} className={css.part}>
      <div className={css.partHead}>
        <h2 id={`${id}-title`} className={css.partTitle}>
          {title}
        </h2>
        {action}
      </div>
      <div id={id} className={css.partBody} tabIndex={-1}>
        {problem ? <Alert kind="danger">{problem}</Alert> : null}
        {children}
      </div>
    </Card>
  );
}

/** Focuses the first control of a section. */
export function focusSection(id: string): void {
  const part = document.getElementById(id);
  const first = part?.querySelector<HTMLElement>('input, button, a[href]') ?? part;
  first?.focus();
}
