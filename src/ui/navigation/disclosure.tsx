import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import * as css from './disclosure.css.ts';
import { Icon } from '../content/icon.tsx';
import { classNames } from '../theme/class-names.ts';

/**
 * A heading that toggles its content. Uses `<details>`, which works before hydration and with the
 * browser's search.
 */
export function Disclosure(props: {
  summary: ReactNode;
  open?: boolean | undefined;
  /** Only one with the same group is open. */
  group?: string | undefined;
  /** Without the line below. */
  plain?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <details
      className={classNames(css.details, !props.plain && css.lined)}
      open={props.open}
      name={props.group}
    >
      <summary className={css.summary}>
        <span className={css.words}>{props.summary}</span>
        <Icon of={ChevronDown} className={css.chevron} />
      </summary>
      <div className={css.content}>{props.children}</div>
    </details>
  );
}
