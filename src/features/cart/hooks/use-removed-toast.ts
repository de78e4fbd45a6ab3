import { useLingui } from '@lingui/react/macro';
import type { Input } from '../../../api/types.ts';
import { useToasts } from '../../../ui/feedback/toast.ts';
import { type ToastProduct, useAddToCartAction } from '../use-add-to-cart-action.ts';

/** Returns a function that offers to add a removed product again (CART-03). */
export function useRemovedToast() {
  const { showToast } = useToasts();
  const { t } = useLingui();
  const { add } = useAddToCartAction();
  return (product: ToastProduct, again: Input<'addToCart'>['body'], onAdded: () => void) =>
    showToast({
      kind: 'card',
      title: product.name,
      detail: product.choiceName,
      message: t`product removed from the cart`,
      picture: product.thumbnail ? { src: product.thumbnail, alt: '' } : undefined,
      action: {
        label: t`Again Add to Cart`,
        onAction: () => void add(product, again).then((isAdded) => isAdded && onAdded()),
      },
      timeoutMs: 3000,
    });
}
