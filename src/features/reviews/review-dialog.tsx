import { Trans, useLingui } from '@lingui/react/macro';
import { keepFocus } from '../../lib/react/keep-focus.ts';
import { useReviewProduct } from '../../api/generated/orders-mutations.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { formActions } from '../../ui/layout/form-actions.css.ts';
import { stack } from '../../ui/layout/layout.css.ts';
import { Picture } from '../../ui/content/picture.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import * as css from './review-dialog.css.ts';
import { StarRatingInput } from './components/star-rating-input.tsx';
import { reviewProductForm } from '../../api/generated/forms/orders.ts';
import { RestoredDraftNotice } from '../forms/restored-draft-notice.tsx';
import { useForm } from '../forms/use-form.ts';
import { useServerToast } from '../errors/use-server-toast.ts';

/**
 * Reviews a delivered line, once (REV-01). Calls `onClose`, then `onDone` on success. Load lazily.
 */
export function ReviewDialog(props: {
  orderId: number;
  product: { id: number; name: string; thumbnail: string };
  onDone: () => void;
  onClose: () => void;
}) {
  const { orderId, product, onDone, onClose } = props;
  const { t } = useLingui();
  const showServerToast = useServerToast();
  const { trigger } = useReviewProduct();
  const form = useForm(reviewProductForm, {
    name: `review.${orderId}.${product.id}`,
    // 0: no stars yet.
    defaults: { rating: 0, description: '' },
  });
  const { rating } = form.values;
  const submit = form.submit(async (values) => {
    const description = values.description.trim();
    const body = { product_id: product.id, order_id: orderId, rating, description };
    const { message } = await trigger({ body });
    showServerToast({ kind: 'success', message });
    onClose();
    onDone();
  });

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`Rate this product`}
      size="s"
      closeOnOutsidePress={false}
    >
      <form ref={keepFocus} className={stack[4]} onSubmit={submit} noValidate>
        <div className={css.product}>
          <Picture src={product.thumbnail} alt="" sizes="56px" className={css.picture} />
          <strong>
            <bdi>{product.name}</bdi>
          </strong>
        </div>
        {form.problem ? <Alert kind="danger">{form.problem}</Alert> : null}
        <RestoredDraftNotice form={form} purpose="sending" />
        <StarRatingInput
          label={t`Rating`}
          {...form.control('rating')}
          value={rating === 0 ? undefined : rating}
        />
        <TextAreaField
          label={t({ message: 'Message', context: 'field' })}
          rows={4}
          {...form.input('description')}
        />
        <div className={formActions}>
          <Button type="submit" busy={form.isSending}>
            <Trans>Submit review</Trans>
          </Button>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
