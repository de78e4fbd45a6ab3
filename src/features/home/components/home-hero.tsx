import { useLingui } from '@lingui/react/macro';
import type { components } from '../../../api/generated/schema.d.ts';
import { Carousel } from '../../../ui/layout/carousel.tsx';
import { Picture } from '../../../ui/content/picture.tsx';
import * as css from './home-hero.css.ts';

type Banner = components['schemas']['Banner'];

/** How long a banner shows before the next one comes, ms. */
const SLIDE_INTERVAL_MS = 7000;

/** The banners as slides, the advertisements beside them; their words stand beside the thing in the picture (HOME-03). */
export function HomeHero(props: { banners: readonly Banner[]; ads: readonly Banner[] }) {
  const { banners, ads } = props;
  const { t } = useLingui();
  if (banners.length + ads.length === 0) return null;
  return (
    <div className={css.hero}>
      {banners.length > 0 ? (
        <div className={css.main}>
          <Carousel
            label={t`Highlights`}
            variant="hero"
            intervalMs={SLIDE_INTERVAL_MS}
            slides={banners.map((banner, index) => ({
              id: String(banner.id),
              content: (
                <div className={css.slide}>
                  <Picture
                    src={banner.thumbnail}
                    alt=""
                    ratio={2.5}
                    sizes="(min-width: 1024px) 75vw, 100vw"
                    priority={index === 0}
                    className={css.picture}
                  />
                  {banner.title ? <p className={css.title}>{banner.title}</p> : null}
                </div>
              ),
            }))}
          />
        </div>
      ) : null}
      {ads.map((ad) => (
        <div key={ad.id} className={css.ad}>
          <Picture
            src={ad.thumbnail}
            alt=""
            ratio={5 / 3}
            sizes="(min-width: 1024px) 25vw, 50vw"
            priority
            className={css.picture}
          />
          {ad.title ? <p className={css.adTitle}>{ad.title}</p> : null}
        </div>
      ))}
    </div>
  );
}
