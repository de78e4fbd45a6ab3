import { tone } from '../../ui/content/tone.css.ts';
import { Picture } from '../../ui/content/picture.tsx';
import { classNames } from '../../ui/theme/class-names.ts';
import * as css from './shop-sign.css.ts';
import { toneOf } from '../../ui/theme/tones.ts';

/** The logo of a shop on a plate of its tone. Decorative: show the name next to it. */
export function ShopSign(props: {
  shop: { id: number; logo: string | null | undefined };
  /** Pixels. */
  size: number;
}) {
  const { shop, size } = props;
  return (
    <span
      className={classNames(tone[toneOf(shop.id)], css.sign)}
      style={{ inlineSize: size, blockSize: size }}
    >
      <Picture src={shop.logo} alt="" sizes={`${size}px`} className={css.logo} />
    </span>
  );
}
