import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { lazyComponent } from '../../../lib/react/lazy-module.tsx';
import { useHydrated } from '../../../lib/react/use-hydrated.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { useMoney } from '../../settings/use-money.ts';
import { stack } from '../../../ui/layout/layout.css.ts';
import { Price } from '../../../ui/content/price.tsx';
import { Rating } from '../../../ui/content/rating.tsx';
import { BuyActions, BuyButton } from './buy-actions.tsx';
import { LazySection } from '../../../lib/react/lazy-section.tsx';
import { hrefOfTab, TABS_ID } from '../model/product-tabs.ts';
import * as css from './product.css.ts';
import { StockNote } from './stock-note.tsx';
import { type Product, usePurchase } from '../hooks/use-purchase.ts';
import { VariantChoice } from './variant-choice.tsx';

const FlashSaleStrip = lazyComponent(() =>
  import('./flash-sale-strip.tsx').then((module) => module.FlashSaleStrip),
);
const ShareButton = lazyComponent(() =>
  import('./share-button.tsx').then((module) => module.ShareButton),
);
const BuyBar = lazyComponent(() => import('./buy-bar.tsx').then((module) => module.BuyBar));

/** Name, price, options and buttons (PROD-02 to PROD-04). */
export function BuyBox(props: { product: Product; hasSimilar: boolean; refresh: () => void }) {
  const { product, hasSimilar, refresh } = props;
  const { t, i18n } = useLingui();
  const money = useMoney();
  const isHydrated = useHydrated();
  const [path] = useLocation();
  const [search] = useSearchParams();
  const purchase = usePurchase(product, refresh);
  const stockId = useId();
  const actions = useRef<HTMLDivElement>(null);
  const { price, sizes, colours, size, colour, choose } = purchase;

  const sharePlaceholder = <span className={css.shareButtonSpace} />;

  return (
    <section aria-label={product.name} className={stack[4]}>
      {product.flash_sale ? (
        <LazySection fallback={<div className={css.flash} />}>
          <FlashSaleStrip sale={product.flash_sale} onEnd={refresh} />
        </LazySection>
      ) : null}
      <div className={css.titleRow}>
        <div>
          {product.brand ? <p className={css.brand}>{product.brand}</p> : null}
          <h1 className={css.title}>{product.name}</h1>
        </div>
        <div className={css.tools}>
          <FavouriteButton product={product} />
          {/* Needs `location`, so only after hydration. */}
          <LazySection fallback={sharePlaceholder}>
            {isHydrated ? <ShareButton name={product.name} /> : sharePlaceholder}
          </LazySection>
        </div>
      </div>
      <div className={css.facts}>
        {product.rating > 0 ? (
          <AppLink
            href={hrefOfTab(path, search, 'reviews')}
            className={css.factLink}
            onClick={() => document.getElementById(TABS_ID)?.scrollIntoView({ block: 'start' })}
          >
            <Rating variant="stars" value={product.rating} count={product.total_reviews} />
          </AppLink>
        ) : (
          <span>
            <Trans>No reviews yet</Trans>
          </span>
        )}
        <span>
          <Trans>{i18n.number(product.total_sold)} sold</Trans>
        </span>
      </div>
      <Price
        size="l"
        price={money(price.now)}
        oldPrice={price.percent > 0 ? money(price.was) : undefined}
        percentOff={price.percent > 0 ? t`${price.percent}% OFF` : undefined}
      />
      {product.short_description ? (
        <p className={css.short} dir="auto">
          {product.short_description}
        </p>
      ) : null}
      <VariantChoice
        label={t`Colour`}
        options={colours.map(({ id, name, color_code: code }) => ({ id, name, code }))}
        chosen={colour?.id}
        onChoose={(id) => choose('color', id)}
      />
      <VariantChoice
        label={t`Size`}
        options={sizes}
        chosen={size?.id}
        onChoose={(id) => choose('size', id)}
      />
      <div ref={actions} className={stack[3]}>
        <StockNote id={stockId} product={product} hasSimilar={hasSimilar} />
        <BuyActions purchase={purchase} stockId={stockId} />
      </div>
      <LazySection>
        {isHydrated ? (
          <BuyBar
            purchase={purchase}
            actions={actions}
            button={<BuyButton purchase={purchase} stockId={stockId} size="m" />}
          />
        ) : null}
      </LazySection>
    </section>
  );
}
