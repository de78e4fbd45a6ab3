import { Plural, Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { components } from '../../api/generated/schema.d.ts';
import { AppLink } from '../../parts/app-link.tsx';
import { countOf } from '../../parts/counts.ts';
import { Card } from '../../ui/card.tsx';
import { grid } from '../../ui/layout.css.ts';
import { Picture } from '../../ui/picture.tsx';
import { Rating } from '../../ui/rating.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import * as css from './top-shops.css.ts';

const SHOWN = 4;

/** The shops that are rated best. */
export function TopShops(props: { shops: readonly components['schemas']['ShopCard'][] }) {
  const id = useId();
  if (props.shops.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>
        <Trans>Top Rated Shops</Trans>
      </SectionHeading>
      <ul className={`${grid.m} ${css.list}`}>
        {props.shops.slice(0, SHOWN).map((shop) => (
          <li key={shop.id}>
            <Card as="article" padded className={css.shop}>
              <div className={css.logo}>
                <Picture src={shop.logo} alt="" sizes="64px" />
              </div>
              <div className={css.facts}>
                <h3 className={css.name}>
                  <AppLink href={`/shops/${shop.id}`} className={css.link}>
                    {shop.name}
                  </AppLink>
                </h3>
                <Rating value={shop.rating} count={countOf(shop.total_reviews)} />
                <p className={css.items}>
                  <Plural value={shop.total_products} one="# item" other="# items" />
                </p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
