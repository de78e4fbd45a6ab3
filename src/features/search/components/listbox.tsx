import { type ReactNode, useId } from 'react';
import * as css from './search-suggestions.css.ts';

// No tag of HTML is a list that hangs from a text field: the roles are given by hand.
const LISTBOX = { role: 'listbox' } as const;
const GROUP = { role: 'group' } as const;
/** What makes a link one of the list's options. */
export const OPTION = { role: 'option', tabIndex: -1 } as const;

/** The list that a combobox controls. */
export function Listbox(props: { id: string; label: string; busy?: boolean; children: ReactNode }) {
  const { id, label, busy = false, children } = props;
  return (
    <div {...LISTBOX} id={id} aria-label={label} aria-busy={busy}>
      {children}
    </div>
  );
}

/** Options of one kind with their heading; nothing where there are none. */
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
