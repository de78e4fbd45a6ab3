import { useLingui } from '@lingui/react/macro';
import * as css from './tab-links.css.ts';
import { Link } from './link.ts';
import { useScrollCurrentIntoView } from './use-scroll-current-into-view.ts';

export interface TabLink {
  href: string;
  label: string;
  count?: number | undefined;
  isCurrent: boolean;
}

export function TabLinks(props: { label: string; tabs: readonly TabLink[] }) {
  const { i18n } = useLingui();
  // Counts that arrive later change the width.
  const layoutKey = props.tabs.map(({ isCurrent, count }) => `${isCurrent} ${count}`).join();
  const list = useScrollCurrentIntoView<HTMLUListElement>(layoutKey);

  return (
    <nav className={css.nav} aria-label={props.label}>
      <ul className={css.list} ref={list}>
        {props.tabs.map(({ href, label, count, isCurrent }) => (
          <li key={href}>
            <Link href={href} className={css.tab} aria-current={isCurrent ? 'page' : undefined}>
              {label}{' '}
              {count === undefined ? null : <span className={css.count}>{i18n.number(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
