import { digitalLook } from '../product/digital-look.ts';
import { Picture } from '../../ui/content/picture.tsx';
import * as css from './line-items.css.ts';

export interface LineProduct {
  id: number;
  thumbnail: string;
  /** Of a download: its kind and its formats. */
  facts?: readonly string[] | undefined;
}

/** The picture of an ordered product beside its name, or the cover of a download with its formats. */
export function LinePicture(props: { product: LineProduct; sizes: string; className: string }) {
  const { product, sizes, className } = props;
  const formats = product.facts?.at(-1);
  return formats ? (
    <span aria-hidden className={`${digitalLook(product.id, formats)} ${css.cover} ${className}`}>
      {formats}
    </span>
  ) : (
    <Picture src={product.thumbnail} alt="" sizes={sizes} className={className} />
  );
}
