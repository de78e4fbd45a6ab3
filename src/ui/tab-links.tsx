import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import * as css from './tab-links.css.ts';
import type { RenderLink } from './render-link.ts';

export interface TabLink {
  href: string;
  label: string;
  count?: number | undefined;
  current: boolean;
}

/** Views of one list, each with an address of its own, so that reload and Back keep the view. */
export function TabLinks(props: {
  /** What the tabs switch: "Orders by state". */
  label: string;
  tabs: readonly TabLink[];
  renderLink: RenderLink;
}) {
  const { i18n } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  // Counts that arrive later widen the line.
  const shown = props.tabs.map(({ current, count }) => `${current} ${count}`).join();

  const last = useRef<string>(undefined);
  // On a phone the one that is shown may be far along the line; the page itself stays where it is.
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    const tab = list.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    const line = list.current?.getBoundingClientRect();
    if (list.current && tab && line) {
      list.current.scrollLeft += tab.left + tab.width / 2 - line.left - line.width / 2;
    }
  });

  return (
    <nav aria-label={props.label}>
      <ul className={css.list} ref={list}>
        {props.tabs.map(({ href, label, count, current }) => (
          <li key={href}>
            {props.renderLink({
              href,
              className: css.tab,
              'aria-current': current ? 'page' : undefined,
              children: (
                <>
                  {label}{' '}
                  {count === undefined ? null : (
                    <span className={css.count}>{i18n.number(count)}</span>
                  )}
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}
