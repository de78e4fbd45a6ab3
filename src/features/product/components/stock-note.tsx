import { Plural, Trans, useLingui } from '@lingui/react/macro';
import * as css from './product.css.ts';
import type { Product } from '../hooks/use-purchase.ts';

export const LOW_STOCK_LIMIT = 5;

/** Shows the stock (PROD-04, FLAW 12). */
export function StockNote({ id, product }: { id: string; product: Product }) {
  const { i18n } = useLingui();
  const { quantity } = product;
  if (quantity <= 0) {
    return (
      <p id={id} className={css.soldOut}>
        <Trans>This product is sold out.</Trans>
      </p>
    );
  }
  return (
    <p id={id} className={quantity <= LOW_STOCK_LIMIT ? css.fewLeft : css.stock}>
      {product.is_digital ? (
        <Trans>Digital product. Download it after you pay.</Trans>
      ) : quantity <= LOW_STOCK_LIMIT ? (
        <Plural value={quantity} one="Only # left" other="Only # left" />
      ) : (
        <Trans>{i18n.number(quantity)} in stock</Trans>
      )}
    </p>
  );
}
