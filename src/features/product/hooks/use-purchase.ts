import { useId, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useGetCart } from '../../../api/generated/cart.ts';
import type { components } from '../../../api/generated/schema.d.ts';
import { findCartLine } from '../../cart/find-cart-line.ts';
import { formatChoice } from '../../cart/format-choice.ts';
import { useAddToCartAction } from '../../cart/use-add-to-cart-action.ts';
import { useBuyNow } from '../../cart/use-buy-now.ts';
import { costsMore } from '../model/costs-more.ts';
import { chooseOption, priceOf } from '../model/choose-variant.ts';
import { firstPicture, pictureOfColour } from '../model/first-picture.ts';

export type Product = components['schemas']['ProductDetails'];

export type Purchase = ReturnType<typeof usePurchase>;

/**
 * Options and actions of a product. The options are in the URL and default to the cart line
 * (PROD-03). Only a colour is preselected: nobody wants the first size. `refresh` refetches after a
 * rejection, because the stock has changed.
 */
export function usePurchase(product: Product, hasSimilar: boolean, refresh: () => void) {
  const [search, setSearch] = useSearchParams();
  // The header has loaded it.
  const cart = useGetCart(undefined, { refetchOnMount: false });
  const { add, isAdding } = useAddToCartAction();
  const { buyNow, isBuying } = useBuyNow();
  const [typedQuantity, setQuantity] = useState(1);

  const line = cart.data && findCartLine(cart.data, product.id);
  // Downloads have neither.
  const sizes = product.is_digital ? [] : product.sizes;
  const colours = product.is_digital ? [] : product.colors;
  const onlySize = sizes.length === 1 ? sizes[0] : undefined;
  const size = chooseOption(sizes, search.get('size'), line?.size) ?? onlySize;
  const colour = chooseOption(colours, search.get('color'), line?.color) ?? colours[0];
  const sizeChoiceId = useId();
  const [isAskedForSize, setAskedForSize] = useState(false);
  const needsSize = sizes.length > 0 && size === undefined;
  const choice = { size: size?.id ?? null, color: colour?.id ?? null };
  const quantity = Math.max(1, Math.min(typedQuantity, product.quantity));

  async function addToCart() {
    const media = product.thumbnails;
    const thumbnail = pictureOfColour(media, colour?.id) ?? firstPicture(media);
    const choiceName = formatChoice(size, colour);
    const input = { product_id: product.id, quantity, ...choice, unit: null, is_buy_now: false };
    if (!(await add({ name: product.name, thumbnail, choiceName }, input))) refresh();
  }

  /** Calls `act` with all options chosen, else moves the focus to the sizes. */
  function withSize(act: () => void) {
    setAskedForSize(needsSize);
    if (needsSize) document.getElementById(sizeChoiceId)?.querySelector('input')?.focus();
    else act();
  }

  return {
    product,
    hasSimilar,
    sizeChoiceId,
    needsSize,
    isSizeMissing: needsSize && isAskedForSize,
    sizes,
    colours,
    size,
    colour,
    choice,
    choiceName: formatChoice(size, colour),
    choose: (name: 'size' | 'color', id: number) => {
      const choose = (current: URLSearchParams) => {
        const next = new URLSearchParams(current);
        next.set(name, String(id));
        return next;
      };
      setSearch(choose, { replace: true });
    },
    price: priceOf(product, size, colour),
    /** Some sizes cost more, and none is chosen. */
    isLowestPrice: needsSize && costsMore(sizes),
    isSoldOut: product.quantity <= 0,
    quantity,
    setQuantity,
    line,
    cartChoiceName: formatChoice(findOption(sizes, line?.size), findOption(colours, line?.color)),
    /** The cart line has other options. */
    hasOtherOptions:
      line !== undefined &&
      ((size !== undefined && line.size?.id !== size.id) ||
        (colour !== undefined && line.color?.id !== colour.id)),
    add: () => withSize(() => void addToCart()),
    isAdding,
    buyNow: () => withSize(() => void buyNow(product, choice)),
    isBuying,
    refresh,
  };
}

/** Names in the cart may be in another language. */
function findOption<T extends { id: number }>(options: readonly T[], inCart: T | null | undefined) {
  return options.find(({ id }) => id === inCart?.id) ?? inCart;
}
