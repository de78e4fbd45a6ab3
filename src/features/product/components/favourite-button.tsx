import { useLingui } from '@lingui/react/macro';
import Heart from 'lucide-react/icons/heart';
import { listFavourites } from '../../../api/generated/wishlist.ts';
import { useToggleFavourite } from '../../../api/generated/wishlist-mutations.ts';
import { useApi } from '../../../api/api-provider.tsx';
import { useSessionStore } from '../../../api/session.ts';
import { useDialogs } from '../../dialogs/dialogs-store.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { useToasts } from '../../../ui/feedback/toast.ts';
import { useFavouriteMarks, useMark } from '../favourite-marks.ts';
import { useErrorToast } from '../../errors/use-error-toast.tsx';

/** Optimistic wishlist toggle. Guests log in first (WISH-02). */
export function FavouriteButton(props: {
  product: { id: number; name: string; is_favorite: boolean };
  className?: string | undefined;
}) {
  const session = useSessionStore();
  const { requireLogin } = useDialogs();
  const { showToast } = useToasts();
  const { product, className } = props;
  const { t } = useLingui();
  const showErrorToast = useErrorToast();
  const { client } = useApi();
  const { saveMark, toggleMark } = useFavouriteMarks();
  const { trigger, isMutating } = useToggleFavourite({
    optimistic: () => [toggleMark(session.getState().token, product)],
  });
  const isFavourite = useMark(product.id) ?? product.is_favorite;

  /** A toggle would remove a product that was already saved. */
  async function saveAfterLogin() {
    const { token } = session.getState();
    try {
      const { products } = await client.call(listFavourites);
      if (token === null || session.getState().token !== token) return;
      const isListed = products.some(({ id }) => id === product.id);
      saveMark(token, product.id, isListed);
      if (!isListed) await toggle();
    } catch (error) {
      showErrorToast(error);
    }
  }

  async function toggle() {
    if (requireLogin(() => void saveAfterLogin(), 'wishlist')) return;
    try {
      const { data } = await trigger({ body: { product_id: product.id } });
      showToast(
        data.product.is_favorite
          ? { kind: 'success', message: t`Added to wishlist` }
          : { kind: 'warning', message: t`Removed from wishlist`, timeoutMs: 3000 },
      );
    } catch (error) {
      showErrorToast(error);
    }
  }

  return (
    <IconButton
      className={className}
      label={t`Save ${product.name} to wishlist`}
      icon={Heart}
      filled={isFavourite}
      aria-pressed={isFavourite}
      busy={isMutating}
      onClick={() => void toggle()}
    />
  );
}
