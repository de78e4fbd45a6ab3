import { Trans, useLingui } from '@lingui/react/macro';
import { dequal } from 'dequal/lite';
import { type ComponentProps, memo, useId, useRef } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { lazyComponent } from '../../../lib/react/lazy-module.tsx';
import { useHydrated } from '../../../lib/react/use-hydrated.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { shopPath } from '../../../lib/router/paths.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { useMoney } from '../../settings/use-money.ts';
import { stack } from '../../../ui/layout/layout.css.ts';
import { Price } from '../../../ui/content/price.tsx';
import { Rating } from '../../../ui/content/rating.tsx';
import { BuyActions, BuyButton } from './buy-actions.tsx';
import { LazySection } from '../../../lib/react/lazy-section.tsx';
import { isDisplayName } from '../model/is-display-name.ts';
import { pictureOfColour } from '../model/first-picture.ts';
import { hrefOfTab, TABS_ID } from '../model/product-tabs.ts';
import { loadProductRest } from './load-product-rest.ts';
import * as css from './product.css.ts';
import { StockNote } from './stock-note.tsx';
import { type Product, usePurchase } from '../hooks/use-purchase.ts';
import { VariantChoice } from './variant-choice.tsx';

const FlashSaleStrip = lazyComponent(() =>
  loadProductRest().then((module) => module.FlashSaleStrip),
);
const CartLineNote = lazyComponent(() => loadProductRest().then((module) => module.CartLineNote));
const PurchaseFacts = lazyComponent(() => loadProductRest().then((module) => module.PurchaseFacts));
const BuyBar = lazyComponent(() => loadProductRest().then((module) => module.BuyBar));

/** Name, price, options and buttons (PROD-02 to PROD-04). */
export function BuyBox(props: { product: Product; hasSimilar: boolean; refresh: () => void }) {
  const { product, hasSimilar, refresh } = props;
  const { t, i18n } = useLingui();
  const money = useMoney();
  const { settings } = useSettings();
  const isHydrated = useHydrated();
  const [path] = useLocation();
  const [search] = useSearchParams();
  const purchase = usePurchase(product, hasSimilar, refresh);
  const stockId = useId();
  const actions = useRef<HTMLDivElement>(null);
  const { price, sizes, colours, size, colour, choose } = purchase;
  const stockNote = <StockNote id={stockId} product={product} />;

  return (
    <section aria-label={product.name} className={stack[4]}>
      <div className={stack[2]}>
        <div className={stack[1]}>
          <p className={css.muted}>
            {product.brand ? <bdi>{product.brand}</bdi> : null}
            {product.brand && settings.multi_vendor ? ' · ' : null}
            {settings.multi_vendor ? (
              <AppLink href={shopPath(product.shop.id)} className={css.factLink}>
                <bdi>{product.shop.name}</bdi>
              </AppLink>
            ) : null}
          </p>
          <h1 className={isDisplayName(product.name) ? css.displayTitle : css.title}>
            {product.name}
          </h1>
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
          {product.total_sold > 0 ? (
            <span>
              <Trans>{i18n.number(product.total_sold)} sold</Trans>
            </span>
          ) : null}
        </div>
      </div>
      <Price
        size="l"
        price={money(price.now)}
        isLowest={purchase.isLowestPrice}
        oldPrice={price.percent > 0 ? money(price.was) : undefined}
        percentOff={
          price.percent > 0 ? (
            <>
              <span>{t`${price.percent}% OFF`}</span> ·{' '}
              <span>
                <Trans>
                  You save <bdi>{money(price.was - price.now)}</bdi>
                </Trans>
              </span>
            </>
          ) : null
        }
      />
      {product.flash_sale ? <LazyFlashSale sale={product.flash_sale} onEnd={refresh} /> : null}
      {product.short_description ? (
        <p className={css.short} dir="auto">
          {product.short_description}
        </p>
      ) : null}
      {product.facts ? <p className={css.muted}>{product.facts.join(' · ')}</p> : null}
      <VariantChoice
        label={t`Colour`}
        options={colours.map(({ id, name, color_code: code }) => ({
          id,
          name,
          code,
          picture: pictureOfColour(product.thumbnails, id),
        }))}
        chosen={colour?.id}
        onChoose={(id) => choose('color', id)}
      />
      <VariantChoice
        id={purchase.sizeChoiceId}
        label={t`Size`}
        options={sizes}
        chosen={size?.id}
        onChoose={(id) => choose('size', id)}
        error={purchase.isSizeMissing ? t`Choose a size first.` : undefined}
      />
      <div ref={actions} className={stack[3]}>
        {purchase.isSoldOut ? stockNote : null}
        <BuyActions purchase={purchase} stockId={stockId} />
        {purchase.isSoldOut ? null : (
          <div className={css.notes}>
            {stockNote}
            {purchase.line && !product.is_digital ? (
              <LazySection>
                <CartLineNote purchase={purchase} />
              </LazySection>
            ) : null}
          </div>
        )}
      </div>
      <LazyPurchaseFacts
        productId={product.id}
        shop={product.shop}
        isDigital={product.is_digital}
        isSoldOut={purchase.isSoldOut}
      />
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

// Memoised by value: a parent update while the chunk loads would discard the server's HTML.
const LazyFlashSale = memo(
  function LazyFlashSale(props: ComponentProps<typeof FlashSaleStrip>) {
    return (
      <LazySection fallback={<div className={css.flash} />}>
        <FlashSaleStrip {...props} />
      </LazySection>
    );
  },
  (before, now) => dequal(before.sale, now.sale),
);

const LazyPurchaseFacts = memo(function LazyPurchaseFacts(
  props: ComponentProps<typeof PurchaseFacts>,
) {
  return (
    <LazySection>
      <PurchaseFacts {...props} />
    </LazySection>
  );
}, dequal);
