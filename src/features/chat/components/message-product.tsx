import type { components } from '../../../api/generated/schema.d.ts';
import { payablePrice } from '../../../lib/money.ts';
import { Picture } from '../../../ui/content/picture.tsx';
import { Price } from '../../../ui/content/price.tsx';
import { Rating } from '../../../ui/content/rating.tsx';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { productPath } from '../../../lib/router/paths.ts';
import * as css from './chat.css.ts';
import { useMoney } from '../../settings/use-money.ts';

/** Links the product of a message (MSG-04, MSG-14). */
export function MessageProduct({ product }: { product: components['schemas']['ChatProduct'] }) {
  const money = useMoney();
  const now = payablePrice(product);
  return (
    <AppLink href={productPath(product.id)} className={css.product}>
      <Picture src={product.thumbnail} alt="" sizes="72px" className={css.thumbnail} />
      <span className={css.facts}>
        <strong dir="auto" className={css.productName}>
          {product.name}
        </strong>
        <Price
          price={money(now)}
          oldPrice={now < product.price ? money(product.price) : undefined}
          size="s"
        />
        <Rating value={product.rating} count={product.total_reviews} />
      </span>
    </AppLink>
  );
}
