import { useLingui } from '@lingui/react/macro';
import type { components } from '../../../api/generated/schema.d.ts';
import { Picture } from '../../../ui/content/picture.tsx';
import * as css from './shop.css.ts';

/** A low strip of the shop's banners with their titles. Without a title, a banner says nothing. */
export function ShopBanners({ shop }: { shop: components['schemas']['ShopDetails'] }) {
  const { t } = useLingui();
  const banners = shop.banners.filter(({ title }) => title);
  if (banners.length === 0) return null;
  return (
    <section aria-label={t`Offers from ${shop.name}`}>
      <ul className={css.banners}>
        {banners.map(({ id, title, thumbnail }) => (
          <li key={id} className={css.strip}>
            <p className={css.stripTitle} dir="auto">
              {title}
            </p>
            <Picture
              src={thumbnail}
              alt=""
              ratio={3}
              sizes="(min-width: 768px) 50vw, 100vw"
              className={css.stripPicture}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
