import { Plural } from '@lingui/react/macro';
import type { components } from '../../../api/generated/schema.d.ts';
import { Awning } from '../../../ui/content/awning.tsx';
import { Rating } from '../../../ui/content/rating.tsx';
import { tone, wall } from '../../../ui/content/tone.css.ts';
import { cardLink } from '../../../ui/layout/card.css.ts';
import { classNames } from '../../../ui/theme/class-names.ts';
import { ReusableElement } from '../../../lib/react/reusable-element.tsx';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { shopPath } from '../../../lib/router/paths.ts';
import { ShopSign } from '../../shop-signs/shop-sign.tsx';
import { toneOf } from '../../../ui/theme/tones.ts';
import * as css from './shop-card.css.ts';
import { ShopGoods } from './shop-goods.tsx';
import { ShopStatus } from './shop-status.tsx';

interface ShopCardProps {
  shop: components['schemas']['ShopCard'];
  level?: 2 | 3 | undefined;
  /** Whether its first picture is the main one of the page. */
  priority?: boolean | undefined;
}

/** A shop in a list, as a stall. The card is one link (SHOP-01). */
export function ShopCard(props: ShopCardProps) {
  const { shop, level, priority } = props;
  const className = classNames(tone[toneOf(shop.id)], css.card);
  const content = <CardContent {...props} />;
  // The main picture also adds a preload to the page's head.
  if (priority) return <article className={className}>{content}</article>;
  return (
    <ReusableElement as="article" name="ShopCard" data={[shop, level]} className={className}>
      {content}
    </ReusableElement>
  );
}

function CardContent({ shop, level = 3, priority }: ShopCardProps) {
  const Heading = `h${level}` as const;
  return (
    <>
      <div className={css.roof}>
        <Awning size="card" />
      </div>
      <div className={classNames(wall, css.wall)}>
        <ShopGoods shop={shop} sizes={SIZES} pieceSizes={PIECE_SIZES[level]} priority={priority} />
      </div>
      <div className={css.counter}>
        <ShopSign shop={shop} size={36} />
        <Heading className={css.name}>
          <AppLink href={shopPath(shop.id)} className={classNames(cardLink, css.link)}>
            <bdi>{shop.name}</bdi>
          </AppLink>
        </Heading>
      </div>
      {shop.short_description ? (
        <p className={css.motto} dir="auto">
          {shop.short_description}
        </p>
      ) : null}
      <div className={css.facts}>
        <Rating value={shop.rating} count={shop.total_reviews} />
        <span>
          <Plural value={shop.total_products} one="# product" other="# products" />
        </span>
        <ShopStatus status={shop.shop_status} />
      </div>
    </>
  );
}

const SIZES = '(min-width: 1280px) 300px, (min-width: 640px) 45vw, 100vw';
/** By level: the list of shops, and the wider stalls of the home page. */
const PIECE_SIZES = {
  2: '(min-width: 640px) 120px, 144px',
  3: '(min-width: 640px) 300px, 144px',
};
