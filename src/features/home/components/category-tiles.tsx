import { Trans, useLingui } from '@lingui/react/macro';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId } from 'react';
import type { getHome } from '../../../api/generated/catalogue.ts';
import type { DataOf } from '../../../api/runtime/use-query.ts';
import { ReusableElement } from '../../../lib/react/reusable-element.tsx';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { CATEGORIES_PATH, categoryPath } from '../../../lib/router/paths.ts';
import { Icon } from '../../../ui/content/icon.tsx';
import { Picture } from '../../../ui/content/picture.tsx';
import { visuallyHidden } from '../../../ui/content/visually-hidden.css.ts';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import * as css from './category-tiles.css.ts';

/** One row of all categories of the response, without a visible heading. */
export function CategoryTiles(props: { categories: DataOf<typeof getHome>['categories'] }) {
  const { t } = useLingui();
  const id = useId();
  if (props.categories.length === 0) return null;
  return (
    <section aria-labelledby={id} className={css.row}>
      <h2 id={id} className={visuallyHidden}>
        {t`Categories`}
      </h2>
      <ReusableElement as="ul" name="CategoryTiles" data={props.categories} className={css.list}>
        {props.categories.map((category) => (
          <li key={category.id}>
            <AppLink href={categoryPath(category.id)} className={css.tile}>
              <Picture
                src={category.thumbnail}
                alt=""
                ratio={css.TILE_RATIO}
                sizes="82px"
                className={css.picture}
              />
              <span className={css.name}>{category.name}</span>
            </AppLink>
          </li>
        ))}
      </ReusableElement>
      <AppLink href={CATEGORIES_PATH} className={css.tile}>
        <span className={css.all}>
          <Icon of={ChevronRight} size={22} />
        </span>
        <span className={css.name}>
          <Trans>View all</Trans>
          <VisuallyHidden>: {t`Categories`}</VisuallyHidden>
        </span>
      </AppLink>
    </section>
  );
}
