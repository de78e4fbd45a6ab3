import { type ReactNode, useId } from 'react';
import * as css from './search-suggestions.css.ts';

// HTML has no combobox popup element.
const LISTBOX = { role: 'listbox' } as const;
const GROUP = { role: 'group' } as const;
export const OPTION = { role: 'option', tabIndex: -1 } as const;

/** Popup list of a combobox. */
export function Listbox(props: { id: string; label: string; busy?: boolean; children: ReactNode }) {
  const { id, label, busy = false, children } = props;
  return (
    <div {...LISTBOX} id={id} aria-label={label} aria-busy={busy}>
      {children}
    </div>
  );
}

/** Hidden when empty. */
export function OptionGroup(props: { name: ReactNode; isEmpty: boolean; children: ReactNode }) {
  const id = useId();
  if (props.isEmpty) return null;
  return (
    <div {...GROUP} aria-labelledby={id}>
      <div id={id} role="presentation" className={css.head}>
        {props.name}
      </div>
      {props.children}
    </div>
  );
}
