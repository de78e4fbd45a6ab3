import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { components } from '../../api/generated/schema.d.ts';
import { isExternalUrl, safeUrl } from '../../lib/html/safe-url.ts';
import { AppLink } from '../../lib/router/app-link.tsx';
import { BEST_DEAL_PATH } from '../../lib/router/paths.ts';
import { Carousel } from '../../ui/layout/carousel.tsx';
import { Picture } from '../../ui/content/picture.tsx';
import * as css from './home-hero.css.ts';

type Banner = components['schemas']['Banner'];

const SLIDE_INTERVAL_MS = 7000;
const MAX_ADS = 2;
/** Characters of a title that fits in two lines at the largest size. */
const MAX_LARGE_TITLE = 24;

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
              content: <Slide banner={banner} isFirst={index === 0} />,
            }))}
          />
        </div>
      ) : null}
      {ads.map((ad) => (
        <Ad key={ad.id} ad={ad} />
      ))}
    </div>
  );
}

function Slide({ banner, isFirst }: { banner: Banner; isFirst: boolean }) {
  const { title, eyebrow, subtitle } = banner;
  const isLong = (title?.length ?? 0) > MAX_LARGE_TITLE;
  return (
    <BannerLink banner={banner} className={css.slide}>
      <BannerPicture banner={banner} sizes={css.SLIDE_SIZES} priority={isFirst} />
      <span className={css.words}>
        <Text className={css.eyebrow}>{eyebrow}</Text>
        <Text className={isLong ? css.longTitle : css.title}>{title}</Text>
        <Text className={css.subtitle}>{subtitle}</Text>
        <span className={css.button}>{banner.button ?? <Trans>Shop now</Trans>}</span>
      </span>
    </BannerLink>
  );
}

function Ad({ ad }: { ad: Banner }) {
  return (
    <BannerLink banner={ad} className={css.ad}>
      <BannerPicture banner={ad} sizes={css.AD_SIZES} />
      <span className={css.adWords}>
        <Text className={css.adTitle}>{ad.title}</Text>
        <span className={css.adButton}>{ad.button ?? <Trans>Shop now</Trans>}</span>
      </span>
    </BannerLink>
  );
}

/** The complete banner is one link, to the best deals unless the operator chose a page. */
function BannerLink(props: { banner: Banner; className: string; children: ReactNode }) {
  const { banner, className, children } = props;
  const href = safeUrl(banner.url) ?? BEST_DEAL_PATH;
  const Link = isExternalUrl(href) ? 'a' : AppLink;
  return (
    <Link href={href} className={className}>
      {children}
    </Link>
  );
}

function BannerPicture(props: { banner: Banner; sizes: string; priority?: boolean }) {
  const { banner, ...rest } = props;
  return (
    <Picture
      src={banner.thumbnail}
      alt=""
      ratio={css.BANNER_RATIO}
      className={css.picture}
      {...rest}
    />
  );
}

/** It may be in another language than the page. */
function Text(props: { className: string; children: string | null | undefined }) {
  if (!props.children) return null;
  return (
    <>
      <span className={props.className}>
        <bdi>{props.children}</bdi>
      </span>{' '}
    </>
  );
}
