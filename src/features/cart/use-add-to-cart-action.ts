import { useLingui } from '@lingui/react/macro';
import { getCart } from '../../api/generated/cart.ts';
import { useAddToCart as useAddToCartCall } from '../../api/generated/cart-mutations.ts';
import { statusOf } from '../../api/errors.ts';
import { optimistic } from '../../api/runtime/use-mutation.ts';
import { useSession } from '../../api/session.ts';
import type { Input } from '../../api/types.ts';
import { useDialogs } from '../dialogs/dialogs-store.ts';
import { useToasts } from '../../ui/feedback/toast.ts';
import { addProduct } from './model/change-quantity.ts';
import { useErrorToast } from '../errors/use-error-toast.tsx';
import { useServerToast } from '../errors/use-server-toast.ts';

export interface ToastProduct {
  name: string;
  /** Falls back to the first picture. */
  thumbnail: string | undefined;
  /** Size and colour, by name. */
  choiceName?: string | undefined;
}

type AddToCartInput = Input<'addToCart'>['body'];

const addAtOnce = ({ body }: Input<'addToCart'>) => [
  optimistic(getCart, undefined, (cart) => addProduct(cart, body.product_id, body.quantity ?? 1)),
];

/**
 * Adds a product with a toast (CART-01, CART-02). The cart counts it at once; a rejection takes it
 * back. Guests send the request too: its 401 opens the login (AUTH-17), after which it is sent
 * again.
 */
export function useAddToCartAction() {
  const { openDialog, requireLogin } = useDialogs();
  const { showToast } = useToasts();
  const { t } = useLingui();
  const showErrorToast = useErrorToast();
  const showServerToast = useServerToast();
  const isGuest = useSession(({ token }) => token === null);
  const { trigger, isMutating } = useAddToCartCall({ optimistic: addAtOnce });

  /** @returns whether the product was added */
  async function add(product: ToastProduct, input: AddToCartInput): Promise<boolean> {
    if (product.thumbnail && !isGuest) showFlight(product.thumbnail);
    try {
      const { data } = await trigger({ body: input });
      showToast({
        kind: 'card',
        title: product.name,
        detail: product.choiceName,
        message: t`product added to the cart`,
        picture: product.thumbnail ? { src: product.thumbnail, alt: '' } : undefined,
        action: { label: t`View In Cart`, onAction: () => openDialog('cart') },
        timeoutMs: 3000,
      });
      if (data.info) showServerToast({ kind: 'warning', message: data.info });
      return true;
    } catch (error) {
      if (statusOf(error) === 401) requireLogin(() => void add(product, input), 'cart');
      else showErrorToast(error);
      return false;
    }
  }

  return { add, isAdding: isMutating };
}

/** Decoration: it may fail without a message. */
function showFlight(picture: string): void {
  import('./fly-to-cart.ts').then(({ flyToCart }) => flyToCart(picture)).catch(() => undefined);
}
