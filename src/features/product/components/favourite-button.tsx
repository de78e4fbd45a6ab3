import { useLingui } from '@lingui/react/macro';
import Heart from 'lucide-react/icons/heart';
import { useToggleFavourite } from '../../../api/generated/wishlist.ts';
import { useSession } from '../../../api/session.ts';
import { openDialog } from '../../dialogs/dialogs-store.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { saveMark, useMark } from '../favourite-marks.ts';
import { useErrorText } from '../../errors/use-error-text.ts';

/** The heart of a product: fills at once, empties again when the server refuses. A guest logs in first (WISH-02). */
export function FavouriteButton(props: {
  product: { id: number; name: string; is_favorite: boolean };
  className?: string | undefined;
}) {
  const { product, className } = props;
  const { t } = useLingui();
  const errorText = useErrorText();
  const { trigger, isMutating } = useToggleFavourite();
  const token = useSession((session) => session.token);
  const isFavourite = useMark(product.id) ?? product.is_favorite;

  async function toggle() {
    if (token === null) {
      openDialog('login');
      return;
    }
    saveMark(token, product.id, !isFavourite);
    try {
      const { data } = await trigger({ body: { product_id: product.id } });
      saveMark(token, product.id, data.product.is_favorite);
      showToast(
        data.product.is_favorite
          ? { kind: 'success', message: t`Product added to favorite` }
          : { kind: 'warning', message: t`Product removed from favorite`, timeout: 3000 },
      );
    } catch (error) {
      saveMark(token, product.id, isFavourite);
      showToast({ kind: 'error', message: errorText(error) });
    }
  }

  return (
    <IconButton
      className={className}
      label={t`Favourite: ${product.name}`}
      icon={Heart}
      filled={isFavourite}
      aria-pressed={isFavourite}
      busy={isMutating}
      onClick={() => void toggle()}
    />
  );
}
