import type { ReactNode } from 'react';
import { Alert } from '../../../ui/feedback/alert.tsx';
import * as css from './checkout.css.ts';

/** One step of the checkout. */
export function CheckoutSection(props: {
  id: string;
  step: number;
  title: ReactNode;
  action?: ReactNode;
  problem?: string | undefined;
  children: ReactNode;
}) {
  const { id, step, title, action, problem, children } = props;
  return (
    <section aria-labelledby={`${id}-title`} className={css.step}>
      <div className={css.stepHead}>
        <span aria-hidden className={css.stepNumber}>
          {step}
        </span>
        <h2 id={`${id}-title`} className={css.stepTitle}>
          {title}
        </h2>
        {action}
      </div>
      <div id={id} className={css.stepBody} tabIndex={-1}>
        {problem ? <Alert kind="danger">{problem}</Alert> : null}
        {children}
      </div>
    </section>
  );
}

/** Focuses the first control of a section, unless the section has the focus. */
export function focusSection(id: string): void {
  const part = document.getElementById(id);
  if (part?.contains(document.activeElement)) return;
  const first = part?.querySelector<HTMLElement>('input, button, a[href]') ?? part;
  first?.focus();
}

/**
 * Sends the form of a section. Returns whether it is on its way: an incomplete form focuses its
 * first wrong field instead.
 */
export function submitSection(id: string): boolean {
  const form = document.getElementById(id)?.querySelector('form');
  form?.requestSubmit();
  return form !== null && form !== undefined && !form.contains(document.activeElement);
}
