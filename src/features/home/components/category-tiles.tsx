import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { getHome } from '../../../api/generated/catalogue.ts';
import type { DataOf } from '../../../api/runtime/use-query.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { CATEGORIES_PATH, categoryPath } from '../../../lib/router/paths.ts';
import { ViewAllLink } from './view-all-link.tsx';
import { Picture } from '../../../ui/content/picture.tsx';
import { Shelf } from '../../../ui/layout/shelf.tsx';
import * as css from './category-tiles.css.ts';

export function CategoryTiles(props: { categories: DataOf<typeof getHome>['categories'] }) {
  const { t } = useLingui();
  const id = useId();
  if (props.categories.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Shelf
        id={id}
        heading={<Trans>Categories</Trans>}
        action={<ViewAllLink href={CATEGORIES_PATH} listName={t`Categories`} />}
        size="xs"
        items={props.categories.map((category) => ({
          id: category.id,
          content: (
            <AppLink href={categoryPath(category.id)} className={css.tile}>
              <Picture
                src={category.thumbnail}
                alt=""
                sizes="(min-width: 640px) 130px, 30vw"
                className={css.picture}
              />
              <span className={css.name}>{category.name}</span>
            </AppLink>
          ),
        }))}
      />
    </section>
  );
}
