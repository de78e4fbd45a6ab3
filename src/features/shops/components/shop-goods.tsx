import { Picture } from '../../../ui/content/picture.tsx';
import * as css from './shop-goods.css.ts';

/** What a shop sells: pictures of three products on the counter, or its banner without them. */
export function ShopGoods(props: {
  shop: { banner: string; previews?: string[] };
  /** `sizes` of the banner. */
  sizes: string;
  /** `sizes` of each product. */
  pieceSizes: string;
  priority?: boolean | undefined;
}) {
  const { shop, sizes, pieceSizes, priority } = props;
  const previews = shop.previews ?? [];
  if (previews.length === 0)
    return <Picture src={shop.banner} alt="" className={css.banner} {...{ sizes, priority }} />;
  return (
    <div className={css.goods}>
      {previews.map((url, index) => (
        <Picture
          key={url}
          src={url}
          alt=""
          sizes={pieceSizes}
          className={css.piece}
          priority={priority && index === 0}
        />
      ))}
    </div>
  );
}
