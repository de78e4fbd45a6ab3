import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { components } from '../../api/generated/schema.d.ts';
import { AppLink } from '../../parts/app-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import * as css from './category-tiles.css.ts';

/** The categories with most products, as tiles. */
export function CategoryTiles(props: { categories: readonly components['schemas']['Category'][] }) {
  const id = useId();
  if (props.categories.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>
        <Trans>Categories</Trans>
      </SectionHeading>
      <ul className={css.tiles}>
        {props.categories.map((category) => (
          <li key={category.id}>
            <AppLink href={`/categories/${category.id}`} className={css.tile}>
              <Picture
                src={category.thumbnail}
                alt=""
                sizes="(min-width: 1024px) 130px, 30vw"
                className={css.picture}
              />
              <span className={css.name}>{category.name}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
