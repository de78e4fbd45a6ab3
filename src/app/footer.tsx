import { useLingui } from '@lingui/react/macro';
import { currentYear } from '../lib/current-year.ts';
import { useRouteFacts } from '../lib/route-context.ts';
import { AppLink } from '../parts/app-link.tsx';
import { useSettings } from '../parts/use-settings.ts';
import { container } from '../ui/layout.css.ts';
import * as css from './footer.css.ts';
import type { Layout } from './routes.ts';

type Column = ReturnType<typeof useSettings>['settings']['footers'][number];
type Item = Column['items'][number];

/** Columns of the settings and the line at the end (SHELL-09, SHELL-10). Links without a screen stay out. */
export function Footer({ layout }: { layout: Layout }) {
  const { t } = useLingui();
  const { settings } = useSettings();
  const { has } = useRouteFacts();
  const columns = settings.footers
    .map((column) => ({ ...column, items: column.items.filter((item) => isShown(item, has)) }))
    .filter(({ items }) => items.length > 0);
  const text =
    layout === 'dashboard'
      ? t`All rights reserved`
      : (settings.web_footer_text ?? t`All right reserved by company`);

  return (
    <footer className={css.footer}>
      {settings.web_show_footer && layout !== 'dashboard' && columns.length > 0 ? (
        <div className={`${container} ${css.columns}`}>
          {columns.map(({ id, title, items }) => (
            <section key={id} className={css.column}>
              {title ? <h2 className={css.title}>{title}</h2> : null}
              <ul className={css.items}>
                {items.map((item) => (
                  <li key={item.id}>
                    <FooterItem item={item} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      ) : null}
      <p className={`${container} ${css.last}`}>
        © {currentYear()} {text}
      </p>
    </footer>
  );
}

function isShown({ type, url, title }: Item, has: (href: string) => boolean): boolean {
  if (type === 'link') return url ? !url.startsWith('/') || has(url) : false;
  return (type === 'text' || type === 'email' || type === 'phone') && Boolean(title);
}

function FooterItem({ item }: { item: Item }) {
  const { type, title, url, target } = item;
  if (type === 'email')
    return (
      <a className={css.link} href={`mailto:${title}`}>
        {title}
      </a>
    );
  if (type === 'phone') {
    return (
      <a className={css.link} href={`tel:${title}`}>
        <bdi dir="ltr">{title}</bdi>
      </a>
    );
  }
  if (type === 'text' || !url) return <p>{title}</p>;
  if (url.startsWith('/'))
    return (
      <AppLink className={css.link} href={url}>
        {title}
      </AppLink>
    );
  return (
    <a
      className={css.link}
      href={url}
      {...(target === '_blank' ? { target, rel: 'noopener' } : {})}
    >
      {title}
    </a>
  );
}
