import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { Icon } from '../../../ui/content/icon.tsx';
import { FooterItem } from './footer-item.tsx';
import * as css from './footer.css.ts';
import type { FooterColumnData } from './use-footer-columns.ts';

/** Links collapse below 640 px (SHELL-09). */
export function FooterColumn({ column: { id, title, items } }: { column: FooterColumnData }) {
  const listId = `footer-${id}`;
  const [isOpen, setOpen] = useState(false);
  const isCollapsible = Boolean(title) && items.some(({ type }) => type === 'link');

  const tagline = findTagline(items);

  return (
    <section className={css.column}>
      {title ? (
        <h2 className={css.title}>
          {isCollapsible ? (
            <>
              <bdi className={css.plainTitle}>{title}</bdi>
              <button
                type="button"
                className={css.fold}
                aria-expanded={isOpen}
                aria-controls={listId}
                onClick={() => setOpen(!isOpen)}
              >
                <bdi>{title}</bdi>
                <Icon of={ChevronDown} className={css.chevron} />
              </button>
            </>
          ) : (
            <bdi>{title}</bdi>
          )}
        </h2>
      ) : null}
      <ul id={listId} className={css.items} data-folded={(isCollapsible && !isOpen) || undefined}>
        {items.map((item) => (
          <li key={item.id}>
            <FooterItem item={item} isTagline={item === tagline} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const MAX_TAGLINE_LENGTH = 40;

function findTagline(items: FooterColumnData['items']) {
  const [first, second] = items;
  const isShort = (second?.title?.length ?? 0) <= MAX_TAGLINE_LENGTH;
  return first?.type === 'logo' && second?.type === 'text' && isShort ? second : undefined;
}
