import { Plural, useLingui } from '@lingui/react/macro';
import type { components } from '../../../api/generated/schema.d.ts';
import { ChatButton } from '../../chat/chat-button.tsx';
import { SafeHtml } from '../../rich-text/safe-html.tsx';
import { ShopStatus } from './shop-status.tsx';
import { Carousel } from '../../../ui/layout/carousel.tsx';
import { row } from '../../../ui/layout/layout.css.ts';
import { Picture } from '../../../ui/content/picture.tsx';
import { Rating } from '../../../ui/content/rating.tsx';
import * as css from './shop.css.ts';

export function ShopHeader({ shop }: { shop: components['schemas']['ShopDetails'] }) {
  const { t } = useLingui();
  const about = shop.description ?? shop.short_description;
  return (
    <>
      <div>
        <Picture src={shop.banner} alt="" ratio={4} priority className={css.banner} />
        <div className={css.head}>
          <div className={css.logo}>
            <Picture src={shop.logo} alt="" sizes="112px" priority />
          </div>
          <div>
            <h1 className={css.name}>
              <bdi>{shop.name}</bdi>
            </h1>
            <div className={row[3]}>
              <ShopStatus status={shop.shop_status} />
              <Rating value={shop.rating} count={shop.total_reviews} />
              <span className={css.muted}>
                <Plural value={shop.total_products} one="# product" other="# products" />
              </span>
              <ChatButton variant="secondary" shop={shop} />
            </div>
          </div>
          {about ? (
            <div className={css.about} dir="auto">
              <SafeHtml html={about} />
            </div>
          ) : null}
        </div>
      </div>
      {shop.banners.length > 0 ? (
        <Carousel
          label={t`Offers from ${shop.name}`}
          slides={shop.banners.map(({ id, title, thumbnail }) => ({
            id: String(id),
            content: <Picture src={thumbnail} alt={title ?? ''} ratio={3.2} />,
          }))}
        />
      ) : null}
    </>
  );
}
