import { type ReactNode, useEffect, useRef } from 'react';
import { findText } from '../../../lib/text/find-text.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { OPTION } from './listbox.tsx';
import * as css from './search-suggestions.css.ts';

/** A link, so that it can open in a new tab. */
export function SuggestionOption(props: {
  id: string;
  /** Id of the active option. */
  activeId: string | undefined;
  href: string;
  onChoose: () => void;
  icon: ReactNode;
  detail?: ReactNode;
  children: ReactNode;
}) {
  const { id, activeId, href, onChoose, icon, detail, children } = props;
  const row = useRef<HTMLDivElement>(null);
  const isActive = id === activeId;
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <div ref={row} role="presentation">
      <AppLink
        {...OPTION}
        id={id}
        aria-selected={isActive}
        data-focused={isActive || undefined}
        href={href}
        className={css.row}
        onClick={({ ctrlKey, metaKey, shiftKey }) => {
          // A modifier key opens a new tab or window.
          if (!ctrlKey && !metaKey && !shiftKey) onChoose();
        }}
      >
        {icon}
        <span className={css.name}>{children}</span>
        {detail === undefined ? null : <span className={css.detail}>{detail}</span>}
      </AppLink>
    </div>
  );
}

export function HighlightedName({ name, typed }: { name: string; typed: string }) {
  const found = findText(name, typed);
  return (
    <bdi>
      {found ? (
        <>
          {found.before}
          <span className={css.typed}>{found.match}</span>
          {found.after}
        </>
      ) : (
        name
      )}
    </bdi>
  );
}
