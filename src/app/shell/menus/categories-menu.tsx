import { Trans, useLingui } from '@lingui/react/macro';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useRef, useState } from 'react';
import { type listCategories, useListCategories } from '../../../api/generated/catalogue.ts';
import type { DataOf } from '../../../api/runtime/use-query.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { categoryPath, subcategoryPath } from '../../../lib/router/paths.ts';
import { Icon } from '../../../ui/content/icon.tsx';
import { container } from '../../../ui/layout/layout.css.ts';
import { Picture } from '../../../ui/content/picture.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import * as css from './categories-menu.css.ts';
import { menuRow } from './menu-row.css.ts';
import type { LazyDialogProps } from '../../../features/dialogs/lazy-dialog.tsx';
import { useDismiss } from './use-dismiss.ts';
import { QueryView } from '../../../features/errors/query-view.tsx';
import { useCategoryHover } from './use-category-hover.ts';

type Category = DataOf<typeof listCategories>['categories'][number];

/**
 * A grid of tiles with the subcategories of the hovered or focused one. Arrows move between tiles,
 * Tab enters the subcategories (SHELL-05, SHELL-13). Load on first use.
 */
export function CategoriesMenu({ buttonRef, isOpenedByArrow, onClose }: LazyDialogProps) {
  const { t } = useLingui();
  const categories = useListCategories();
  const panel = useRef<HTMLElement>(null);
  useDismiss(panel, buttonRef, onClose);

  const isLoaded = categories.data !== undefined;
  useEffect(() => {
    if (isOpenedByArrow && isLoaded) panel.current?.querySelector('a')?.focus();
  }, [isOpenedByArrow, isLoaded]);

  return (
    <nav ref={panel} aria-label={t`Categories`} className={css.panel}>
      <div className={container}>
        <QueryView
          query={categories}
          skeleton={<TilesSkeleton />}
          renderEmpty={({ categories: { length } }) =>
            length > 0 ? null : (
              <p className={css.empty}>
                <Trans>No categories yet</Trans>
              </p>
            )
          }
        >
          {(data) => <Tiles categories={data.categories} />}
        </QueryView>
      </div>
    </nav>
  );
}

function TilesSkeleton() {
  return (
    <div className={css.tiles} aria-busy="true">
      {Array.from({ length: 12 }, (_, index) => (
        <Skeleton key={index} height="4.5rem" radius="12px" />
      ))}
    </div>
  );
}

function Tiles({ categories }: { categories: readonly Category[] }) {
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(String(categories[0]?.id));
  useCategoryHover(list, setShown);
  return (
    <ul ref={list} className={css.tiles}>
      {categories.map((category) => (
        <li key={category.id}>
          <Tile category={category} isShown={String(category.id) === shown} />
        </li>
      ))}
    </ul>
  );
}

function Tile({ category, isShown }: { category: Category; isShown: boolean }) {
  const { t } = useLingui();
  const { id, name, thumbnail, sub_categories: subs } = category;
  return (
    <>
      <AppLink
        href={categoryPath(id)}
        className={css.tile}
        data-tile={id}
        data-shown={isShown || undefined}
        {...(subs.length > 0 ? { 'aria-expanded': isShown } : {})}
      >
        <Picture src={thumbnail} alt="" sizes="56px" className={css.picture} />
        <span className={css.name}>{name}</span>
        {subs.length > 0 ? <Icon of={ChevronRight} size={16} className={css.more} /> : null}
      </AppLink>
      {isShown && subs.length > 0 ? (
        <div className={css.subs}>
          <p className={css.heading} aria-hidden>
            {name}
          </p>
          <ul aria-label={t`Subcategories of ${name}`}>
            {subs.map((sub) => (
              <li key={sub.id}>
                <AppLink href={subcategoryPath(id, sub.id)} className={menuRow}>
                  <Picture src={sub.thumbnail} alt="" sizes="32px" className={css.subPicture} />
                  {sub.name}
                </AppLink>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}
