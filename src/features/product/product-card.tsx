import { useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';
import type { ListedProduct } from '../../api/decoders/product-fields.ts';
import { costsMore } from './model/costs-more.ts';
import { payablePrice } from '../../lib/money.ts';
import { Button } from '../../ui/actions/button.tsx';
import { cardControl, cardLink } from '../../ui/layout/card.css.ts';
import { classNames } from '../../ui/theme/class-names.ts';
import { Icon } from '../../ui/content/icon.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Picture } from '../../ui/content/picture.tsx';
import { Price } from '../../ui/content/price.tsx';
import { Rating } from '../../ui/content/rating.tsx';
import { ReusableElement } from '../../lib/react/reusable-element.tsx';
import { AppLink } from '../../lib/router/app-link.tsx';
import { productPath } from '../../lib/router/paths.ts';
import { FavouriteButton } from './components/favourite-button.tsx';
import { DigitalCover, hasDigitalCover } from './digital-cover.tsx';
import * as css from './product-card.css.ts';
import { useAddToCartAction } from '../cart/use-add-to-cart-action.ts';
import { useBuyNow } from '../cart/use-buy-now.ts';
import { useSettings } from '../settings/use-settings.ts';
import { useMoney } from '../settings/use-money.ts';

interface ProductCardProps {
  product: ListedProduct;
  priority?: boolean | undefined;
  level?: 2 | 3 | undefined;
}

/** A product in a list. The card is one link with buttons above it (LIST-01). */
export function ProductCard(props: ProductCardProps) {
  const { product, priority, level } = props;
  const content = <CardContent {...props} />;
  // The main picture also adds a preload to the page's head.
  if (priority) return <article className={css.card}>{content}</article>;
  return (
    <ReusableElement as="article" name="ProductCard" data={[product, level]} className={css.card}>
      {content}
    </ReusableElement>
  );
}

function CardContent(props: ProductCardProps) {
  const { product, priority, level = 3 } = props;
  const { t, i18n } = useLingui();
  const money = useMoney();
  const { settings } = useSettings();
  const Heading = `h${level}` as const;
  const hasCover = hasDigitalCover(product, product.thumbnail);
  const isSoldOut = product.quantity <= 0;
  const now = payablePrice(product);
  const percent = Math.round(product.discount_percentage);
  // The shop name is redundant in a single-vendor shop.
  const origin = settings.multi_vendor ? product.shop.name : product.brand;

  return (
    <>
      <FavouriteButton product={product} className={classNames(css.heart, cardControl)} />
      <div className={classNames(css.top, isSoldOut && css.faded)}>
        {hasCover ? (
          <DigitalCover product={product} ratio={0.8} className={css.picture} />
        ) : (
          <Picture
            src={product.thumbnail}
            alt={product.name}
            ratio={0.8}
            sizes="(min-width: 1280px) 240px, (min-width: 640px) 25vw, 50vw"
            priority={priority}
            className={css.picture}
          />
        )}
        {percent > 0 ? <span className={css.discount}>{t`${percent}% OFF`}</span> : null}
        {product.is_digital ? (
          <span className={css.digital}>
            <Icon of={Download} size={14} /> {t`Digital`}
          </span>
        ) : null}
        {isSoldOut ? null : <Actions product={product} />}
      </div>
      <div className={css.facts}>
        {origin ? <p className={css.shop}>{origin}</p> : null}
        <Heading className={css.name}>
          <AppLink href={productPath(product.id)} className={cardLink} onClick={markPressed}>
            {product.name}
          </AppLink>
        </Heading>
        <Price
          price={money(now)}
          oldPrice={now < product.price ? money(product.price) : undefined}
          isLowest={costsMore(product.sizes) || costsMore(product.colors)}
          size="s"
        />
        <div className={css.line}>
          {product.rating > 0 ? (
            <Rating value={product.rating} count={product.total_reviews} />
          ) : null}
          {isSoldOut ? (
            <span className={css.soldOut}>{t`Stock Out`}</span>
          ) : product.total_sold > 0 ? (
            <span className={css.sold}>{t`${i18n.number(product.total_sold)} sold`}</span>
          ) : null}
        </div>
      </div>
    </>
  );
}

/** With options, the buttons open the product instead (LIST-06). Downloads have only "Buy now". */
function Actions({ product }: { product: ListedProduct }) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const { add, isAdding } = useAddToCartAction();
  const { buyNow, isBuying } = useBuyNow();
  const { id, name } = product;
  const hasOptions = product.sizes.length > 0 || product.colors.length > 0;
  const choose = () => navigate(productPath(id));
  const addOne = () =>
    void add(product, {
      product_id: id,
      quantity: 1,
      size: null,
      color: null,
      unit: null,
      is_buy_now: false,
    });
  return (
    <div className={css.actions}>
      {product.is_digital ? null : (
        <IconButton
          label={hasOptions ? t`Choose options for ${name}` : t`Add ${name} to cart`}
          icon={ShoppingBag}
          variant="secondary"
          className={classNames(css.bag, cardControl)}
          busy={isAdding}
          onClick={hasOptions ? choose : addOne}
        />
      )}
      <Button
        className={classNames(css.buy, cardControl)}
        aria-label={t`Buy ${name} now`}
        busy={isBuying}
        onClick={hasOptions ? choose : () => void buyNow(product)}
      >
        {t`Buy now`}
      </Button>
    </div>
  );
}

/** Marks the card for the view transition. */
function markPressed({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  for (const card of document.querySelectorAll('[data-pressed]'))
    card.removeAttribute('data-pressed');
  currentTarget.closest('article')?.setAttribute('data-pressed', '');
}
