import type { ComponentProps } from 'react';
import { useSearchParams } from 'wouter';
import { useGetCart } from '../../../../api/generated/cart.ts';
import { ProductGallery } from './product-gallery.tsx';

/** The gallery shows the colour that the shopper chose here or has in the cart. */
export function ColourGallery(
  props: Omit<ComponentProps<typeof ProductGallery>, 'colourId'> & { productId: number },
) {
  const { productId, ...gallery } = props;
  const [search] = useSearchParams();
  const { data: cart } = useGetCart(undefined, { refetchOnMount: false });
  const inCart = cart?.cart_items
    .flatMap(({ products }) => products)
    .find(({ id }) => id === productId);
  const chosen = search.get('color');
  return (
    <ProductGallery {...gallery} colourId={chosen === null ? inCart?.color?.id : Number(chosen)} />
  );
}
