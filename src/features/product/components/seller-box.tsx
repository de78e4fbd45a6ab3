import { Trans } from '@lingui/react/macro';
import type { ListedProduct } from '../../../api/decoders/product-fields.ts';
import type { components } from '../../../api/generated/schema.d.ts';
import { isPlaceholderPicture } from '../../../lib/is-placeholder-picture.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { productPath, shopPath } from '../../../lib/router/paths.ts';
import { ChatButton } from '../../chat/chat-button.tsx';
import { ShopSign } from '../../shop-signs/shop-sign.tsx';
import { toneOf } from '../../../ui/theme/tones.ts';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { Awning } from '../../../ui/content/awning.tsx';
import { Picture } from '../../../ui/content/picture.tsx';
import { Rating } from '../../../ui/content/rating.tsx';
import { row, screenOnly } from '../../../ui/layout/layout.css.ts';
import { tone } from '../../../ui/content/tone.css.ts';
import { classNames } from '../../../ui/theme/class-names.ts';
import * as css from './product.css.ts';

const PICTURE_COUNT = 3;

/** The shop under its awning, in multi-vendor mode only (PROD-05). */
export function SellerBox(props: {
  product: components['schemas']['ProductDetails'];
  bestSellers: readonly Pick<ListedProduct, 'id' | 'name' | 'thumbnail'>[];
}) {
  const { product, bestSellers } = props;
  const { id, shop } = product;
  const goods = bestSellers
    .filter(({ thumbnail }) => thumbnail && !isPlaceholderPicture(thumbnail))
    .slice(0, PICTURE_COUNT);
  return (
    <div className={classNames(tone[toneOf(shop.id)], css.seller)}>
      <Awning size="thin" />
      <div className={css.sellerRow}>
        <ShopSign shop={shop} size={56} />
        <div className={css.widePart}>
          <p className={css.muted}>
            <Trans>Sold by</Trans>
          </p>
          <p className={css.sellerName} dir="auto">
            {shop.name}
          </p>
          <div className={row[3]}>
            <Rating value={shop.rating} />
            {/* Not always known: the backend never says so for products. */}
            {shop.last_online ? (
              <span className={css.stock}>
                <Trans context="shop">Open now</Trans>
              </span>
            ) : null}
          </div>
        </div>
        {goods.length === PICTURE_COUNT ? (
          <div className={css.sellerGoods}>
            {goods.map(({ id: otherId, name, thumbnail }) => (
              <AppLink key={otherId} href={productPath(otherId)}>
                <Picture src={thumbnail} alt={name} sizes="240px" className={css.sellerPicture} />
              </AppLink>
            ))}
          </div>
        ) : null}
        <div className={classNames(css.visit, screenOnly)}>
          <ChatButton
            hasText
            shop={{ id: shop.id, name: shop.name, logo: shop.logo, productId: id }}
          />
          <AppLink href={shopPath(shop.id)} className={buttonClass({ variant: 'secondary' })}>
            <Trans>Visit shop</Trans>
          </AppLink>
        </div>
      </div>
    </div>
  );
}
