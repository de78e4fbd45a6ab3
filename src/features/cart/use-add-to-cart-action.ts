import { useLingui } from '@lingui/react/macro';
import { useAddToCart as useAddToCartCall } from '../../api/generated/cart.ts';
import { AbortedRequestError, statusOf } from '../../api/errors.ts';
import type { Input } from '../../api/types.ts';
import { useDialogs } from '../dialogs/dialogs-store.ts';
import { useToasts } from '../../ui/feedback/toast.ts';
import { useErrorText } from '../errors/use-error-text.ts';

/** What a popup shows of a product. */
export interface ToastProduct {
  name: string;
  /** Thumbnail, else the first of the product's pictures. */
  thumbnail: string | undefined;
}

type AddToCartInput = Input<'addToCart'>['body'];

/**
 * Puts a product into the cart and says so (CART-01, CART-02). A guest's call is sent too: its 401
 * is told by the session policy, which opens the login dialog (AUTH-17). After the login it is sent again.
 */
export function useAddToCartAction() {
  const { openDialog, requireLogin } = useDialogs();
  const { showToast } = useToasts();
  const { t } = useLingui();
  const errorText = useErrorText();
  const { trigger, isMutating } = useAddToCartCall();

  /** @returns whether it is in the cart now */
  async function add(product: ToastProduct, input: AddToCartInput): Promise<boolean> {
    try {
      const { data } = await trigger({ body: input });
      showToast({
        kind: 'card',
        title: product.name,
        message: t`product added to the cart`,
        picture: product.thumbnail ? { src: product.thumbnail, alt: '' } : undefined,
        action: { label: t`View In Cart`, onAction: () => openDialog('cart') },
        timeout: 3000,
      });
      if (data.info) showToast({ kind: 'warning', message: data.info });
      return true;
    } catch (error) {
      if (statusOf(error) === 401) requireLogin(() => void add(product, input));
      else if (!(error instanceof AbortedRequestError))
        showToast({ kind: 'error', message: errorText(error) });
      return false;
    }
  }

  return { add, isAdding: isMutating };
}
