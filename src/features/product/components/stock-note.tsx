import { Plural, Trans } from '@lingui/react/macro';
import { textLink } from '../../../ui/actions/text-link.css.ts';
import * as css from './product.css.ts';
import type { Product } from '../hooks/use-purchase.ts';

const LOW_STOCK_LIMIT = 5;

/** Shows the stock, or a link to similar products (PROD-04, FLAW 12). */
export function StockNote(props: { id: string; product: Product; hasSimilar: boolean }) {
  const { id, product, hasSimilar } = props;
  const { quantity } = product;
  if (quantity <= 0) {
    return (
      <p className={css.soldOut}>
        <span id={id}>
          <Trans>This product is sold out.</Trans>
        </span>{' '}
        {hasSimilar ? (
          <a href="#similar" className={textLink}>
            <Trans>View similar products</Trans>
          </a>
        ) : null}
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
        <Trans>{quantity} in stock</Trans>
      )}
    </p>
  );
}
