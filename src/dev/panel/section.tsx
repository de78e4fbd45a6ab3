import { type ReactNode, useId } from 'react';
import * as css from './panel.css.ts';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.section}>
      <h3 id={id} className={css.heading}>
        {title}
      </h3>
      {children}
    </section>
  );
}
