import { useLingui } from '@lingui/react/macro';
import type { components } from '../../api/generated/schema.d.ts';
import { useSettings } from '../../parts/use-settings.ts';
import { Picture } from '../../ui/picture.tsx';
import * as css from './home-hero.css.ts';

type Banner = components['schemas']['Banner'];

/** The first banner large, the advertisements beside it; their words stand beside the thing in the picture. */
export function HomeHero(props: { banners: readonly Banner[]; ads: readonly Banner[] }) {
  const { settings } = useSettings();
  const { t } = useLingui();
  const [banner] = props.banners;
  return (
    <section aria-label={t`Highlights`} className={css.hero}>
      <div className={css.main}>
        {banner ? (
          <Picture src={banner.thumbnail} alt="" ratio={2.5} priority className={css.picture} />
        ) : null}
        <h1 className={banner ? css.title : css.plainTitle}>
          {banner?.title ?? settings.app_name}
        </h1>
      </div>
      {props.ads.map((ad) => (
        <div key={ad.id} className={css.ad}>
          <Picture src={ad.thumbnail} alt="" ratio={5 / 3} priority className={css.picture} />
          {ad.title ? <p className={css.adTitle}>{ad.title}</p> : null}
        </div>
      ))}
    </section>
  );
}
