import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import * as css from './disclosure.css.ts';
import { Icon } from '../content/icon.tsx';

/**
 * A heading that opens what is under it: filters, questions and answers, columns of the footer on a phone. The browser's own
 * element: it works before any script and is found by the browser's search.
 */
export function Disclosure(props: {
  summary: ReactNode;
  /** Open at first. */
  open?: boolean | undefined;
  /** Only one of those with the same name is open. */
  group?: string | undefined;
  children: ReactNode;
}) {
  return (
    <details className={css.details} open={props.open} name={props.group}>
      <summary className={css.summary}>
        <span className={css.words}>{props.summary}</span>
        <Icon of={ChevronDown} className={css.chevron} />
      </summary>
      <div className={css.content}>{props.children}</div>
    </details>
  );
}
