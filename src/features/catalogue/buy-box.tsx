import { Trans, useLingui } from '@lingui/react/macro';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useId, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { components } from '../../api/generated/schema.d.ts';
import { countOf } from '../../parts/counts.ts';
import { FavouriteButton } from '../../parts/favourite-button.tsx';
import { useAddToCart } from '../../parts/use-add-to-cart.ts';
import { useMoney } from '../../parts/use-money.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Price } from '../../ui/price.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { Rating } from '../../ui/rating.tsx';
import { chooseOption, priceOf } from './choose-variant.ts';
import * as css from './product.css.ts';
import { VariantChoice } from './variant-choice.tsx';

type Product = components['schemas']['ProductDetails'];

/** Name, price, choice and the button; the choice stands in the address (PROD-02 to PROD-04). */
export function BuyBox({ product }: { product: Product }) {
  const { t } = useLingui();
  const money = useMoney();
  const [search, setSearch] = useSearchParams();
  const { add, isAdding } = useAddToCart();
  const [quantity, setQuantity] = useState(1);
  const stockId = useId();

  // What is downloaded has neither.
  const sizes = product.is_digital ? [] : product.sizes;
  const colours = product.is_digital ? [] : product.colors;
  const size = chooseOption(sizes, search.get('size'));
  const colour = chooseOption(colours, search.get('color'));
  const price = priceOf(product, size, colour);
  const isSoldOut = product.quantity <= 0;
  const choose = (name: 'size' | 'color', id: number) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        next.set(name, String(id));
        return next;
      },
      { replace: true },
    );

  return (
    <section aria-label={product.name} className={css.buyBox}>
      {product.brand ? <p className={css.brand}>{product.brand}</p> : null}
      <div className={css.titleRow}>
        <h1 className={css.title}>{product.name}</h1>
        <FavouriteButton product={product} />
      </div>
      <div className={css.facts}>
        {product.rating > 0 ? (
          <Rating look="stars" value={product.rating} count={countOf(product.total_reviews)} />
        ) : null}
        <span>
          <Trans>{product.total_sold} Sold</Trans>
        </span>
      </div>
      <Price
        size="l"
        now={money(price.now)}
        was={price.percent > 0 ? money(price.was) : undefined}
        percentOff={price.percent > 0 ? t`${price.percent}% OFF` : undefined}
      />
      {product.short_description ? <p className={css.short}>{product.short_description}</p> : null}
      <VariantChoice
        label={t`Color`}
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
      <div className={css.buyRow}>
        {product.is_digital || isSoldOut ? null : (
          <QuantityStepper
            size="m"
            thing={product.name}
            value={quantity}
            max={product.quantity}
            onChange={setQuantity}
          />
        )}
        {product.is_digital ? null : (
          <Button
            size="l"
            className={css.buyButton}
            busy={isAdding}
            disabled={isSoldOut}
            aria-describedby={stockId}
            icon={<Icon of={ShoppingBag} />}
            onClick={() =>
              void add(
                { name: product.name, thumbnail: firstPicture(product) },
                {
                  product_id: product.id,
                  quantity,
                  size: size?.id ?? null,
                  color: colour?.id ?? null,
                  unit: null,
                  is_buy_now: false,
                },
              )
            }
          >
            {isSoldOut ? <Trans>Stock Out</Trans> : <Trans>Add to Cart</Trans>}
          </Button>
        )}
      </div>
      <p id={stockId} className={isSoldOut ? css.soldOut : css.stock}>
        {isSoldOut ? (
          <Trans>This product is sold out.</Trans>
        ) : product.is_digital ? (
          <Trans>A digital product: it is downloaded, not delivered.</Trans>
        ) : (
          <Trans>{product.quantity} in stock</Trans>
        )}
      </p>
    </section>
  );
}

function firstPicture({ thumbnails }: Product): string | undefined {
  return thumbnails.find(({ type }) => type === 'image')?.thumbnail ?? undefined;
}
