import { Plural } from '@lingui/react/macro';
import type { components } from '../../../api/generated/schema.d.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { cardLink } from '../../../ui/layout/card.css.ts';
import { Picture } from '../../../ui/content/picture.tsx';
import { Rating } from '../../../ui/content/rating.tsx';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { shopPath } from '../../../lib/router/paths.ts';
import * as css from './shop-card.css.ts';
import { ShopStatus } from './shop-status.tsx';

/** A shop in a list. The card is one link (SHOP-01). */
export function ShopCard(props: {
  shop: components['schemas']['ShopCard'];
  level?: 2 | 3 | undefined;
}) {
  const { shop, level = 3 } = props;
  const Heading = `h${level}` as const;
  return (
    <Card as="article" interactive className={css.card}>
      <Picture src={shop.banner} alt="" ratio={BANNER_RATIO} sizes={SIZES} />
      <span className={css.status}>
        <ShopStatus status={shop.shop_status} />
      </span>
      <div className={css.facts}>
        <div className={css.logo}>
          <Picture src={shop.logo} alt="" sizes="64px" />
        </div>
        <Heading className={css.name}>
          <AppLink href={shopPath(shop.id)} className={cardLink}>
            <bdi>{shop.name}</bdi>
          </AppLink>
        </Heading>
        <div className={css.line}>
          <span>
            <Plural value={shop.total_products} one="# product" other="# products" />
          </span>
          <Rating value={shop.rating} count={shop.total_reviews} />
        </div>
      </div>
    </Card>
  );
}

const BANNER_RATIO = 2.5;
const SIZES = '(min-width: 1280px) 300px, (min-width: 640px) 45vw, 100vw';
