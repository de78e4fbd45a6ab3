import { Plural } from '@lingui/react/macro';
import type { components } from '../../../api/generated/schema.d.ts';
import { ChatButton } from '../../chat/chat-button.tsx';
import { Awning } from '../../../ui/content/awning.tsx';
import { Rating } from '../../../ui/content/rating.tsx';
import { tone, wall } from '../../../ui/content/tone.css.ts';
import { classNames } from '../../../ui/theme/class-names.ts';
import { ShopSign } from '../../shop-signs/shop-sign.tsx';
import { toneOf } from '../../../ui/theme/tones.ts';
import { ShopGoods } from './shop-goods.tsx';
import { ShopStatus } from './shop-status.tsx';
import * as css from './shop.css.ts';

/** The shop's stall: its own awning, name, motto, facts, chat and goods. */
export function ShopHeader({ shop }: { shop: components['schemas']['ShopDetails'] }) {
  return (
    <div data-awning className={tone[toneOf(shop.id)]}>
      <div className={css.roof}>
        <Awning size="shop" />
      </div>
      <div className={classNames(wall, css.wall)}>
        <div className={css.owner}>
          <ShopSign shop={shop} size={84} />
          <div>
            <h1 className={/\p{Script=Arabic}/u.test(shop.name) ? css.name : css.lowName}>
              <bdi>{shop.name}</bdi>
            </h1>
            {shop.short_description ? (
              <p className={css.motto} dir="auto">
                {shop.short_description}
              </p>
            ) : null}
          </div>
          <div className={css.facts}>
            <Rating value={shop.rating} count={shop.total_reviews} />
            <span className={css.count}>
              <Plural value={shop.total_products} one="# product" other="# products" />
            </span>
            <ShopStatus status={shop.shop_status} />
            <ChatButton hasText shop={shop} className={css.chat} />
          </div>
        </div>
        <div className={css.goods}>
          <ShopGoods
            shop={shop}
            sizes="(min-width: 768px) 40rem, 100vw"
            pieceSizes="(min-width: 768px) 240px, 38vw"
            priority
          />
        </div>
      </div>
      <div className={css.counter} />
    </div>
  );
}
