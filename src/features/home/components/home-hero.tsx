import { useLingui } from '@lingui/react/macro';
import type { components } from '../../../api/generated/schema.d.ts';
import { Carousel } from '../../../ui/layout/carousel.tsx';
import { Picture } from '../../../ui/content/picture.tsx';
import * as css from './home-hero.css.ts';

type Banner = components['schemas']['Banner'];

const SLIDE_INTERVAL_MS = 7000;
const MAX_ADS = 2;

/** Full-width ads are flat like banners; others have their file's ratio. */
const AD_RATIOS = {
  one: css.BANNER_RATIO,
  two: css.BANNER_RATIO,
  ads: css.AD_RATIO,
  three: css.AD_RATIO,
} as const;

function heroLayout(banners: number, ads: number): keyof typeof css.hero | undefined {
  if (banners === 0) return ads === 0 ? undefined : ads === 1 ? 'one' : 'ads';
  return ads === 0 ? 'one' : ads === 1 ? 'two' : 'three';
}

/** Banners as slides, with up to two ads (HOME-03). */
export function HomeHero(props: { banners: readonly Banner[]; ads: readonly Banner[] }) {
  const { banners } = props;
  const ads = props.ads.slice(0, MAX_ADS);
  const { t } = useLingui();
  const layout = heroLayout(banners.length, ads.length);
  if (!layout) return null;
  return (
    <div className={css.hero[layout]}>
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
                    ratio={layout === 'one' ? css.WIDE_RATIO : css.BANNER_RATIO}
                    sizes={layout === 'one' ? '100vw' : '(min-width: 1024px) 75vw, 100vw'}
                    priority={index === 0}
                    className={css.picture}
                  />
                  {banner.title ? (
                    <p className={css.title}>
                      <bdi>{banner.title}</bdi>
                    </p>
                  ) : null}
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
            ratio={AD_RATIOS[layout]}
            sizes={layout === 'three' ? '(min-width: 1024px) 25vw, 50vw' : '100vw'}
            priority
            className={css.picture}
          />
          {ad.title ? (
            <p className={css.adTitle}>
              <bdi>{ad.title}</bdi>
            </p>
          ) : null}
        </div>
      ))}
    </div>
  );
}
