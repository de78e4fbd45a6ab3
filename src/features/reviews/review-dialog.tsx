import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { useReviewProduct } from '../../api/generated/orders.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { row, stack } from '../../ui/layout/layout.css.ts';
import { Picture } from '../../ui/content/picture.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import * as css from './review-dialog.css.ts';
import { StarRatingInput } from './components/star-rating-input.tsx';
import { useDraft } from '../forms/use-draft.ts';
import { fieldErrors, useErrorText } from '../errors/use-error-text.ts';
import { useServerToast } from '../errors/use-server-toast.ts';

/**
 * Rates a line of a delivered order, which the server takes once (REV-01). After it was taken `onClose` and `onDone` come, in this
 * order; the server's message is told. What was typed stays through failures and an expired session (STATE-02). Load on first use.
 */
export function ReviewDialog(props: {
  orderId: number;
  product: { id: number; name: string; thumbnail: string };
  onDone: () => void;
  onClose: () => void;
}) {
  const { orderId, product, onDone, onClose } = props;
  const { t } = useLingui();
  const errorText = useErrorText();
  const showServerToast = useServerToast();
  const review = useReviewProduct();
  const { draft, change, forget } = useDraft<{ rating: number; text: string }>(
    `review ${orderId} ${product.id}`,
  );
  const { rating, text = '' } = draft;
  const [isConfirmOpen, setIsConfirmOpen] = useState(false);
  // What the server said of a field holds until that field is changed.
  const [changed, setChanged] = useState<readonly string[]>([]);
  const isSending = useRef(false);
  const remote = fieldErrors(review.error);
  const remoteOf = (field: string) => (changed.includes(field) ? undefined : remote[field]);
  const isShownAtField = Object.keys(remote).some(
    (field) => field === 'rating' || field === 'description',
  );

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    const form = event.currentTarget;
    const focus = (isRating: boolean) => {
      const control = form.querySelector<HTMLElement>(isRating ? 'input' : 'textarea');
      control?.focus();
    };
    setIsConfirmOpen(true);
    const description = text.trim();
    if (rating === undefined || description === '') {
      focus(rating === undefined);
      return;
    }
    setChanged([]);
    isSending.current = true;
    try {
      const body = { product_id: product.id, order_id: orderId, rating, description };
      const { message } = await review.trigger({ body });
      forget();
      showServerToast({ kind: 'success', message });
      onClose();
      onDone();
    } catch (error) {
      const { rating: ratingError, description: textError } = fieldErrors(error);
      if (ratingError !== undefined || textError !== undefined) focus(ratingError !== undefined);
    } finally {
      isSending.current = false;
    }
  }

  return (
    <Dialog isOpen onClose={onClose} title={t`Rate Your Experience`} size="s" closesOutside={false}>
      <form className={stack[4]} onSubmit={(event) => void submit(event)} noValidate>
        <div className={css.product}>
          <Picture src={product.thumbnail} alt="" sizes="56px" className={css.picture} />
          <strong>
            <bdi>{product.name}</bdi>
          </strong>
        </div>
        {review.error && !isShownAtField ? (
          <Alert kind="danger">{errorText(review.error)}</Alert>
        ) : null}
        <StarRatingInput
          label={t`Rating`}
          name="rating"
          value={rating}
          onChange={(value) => {
            change({ rating: value });
            setChanged([...changed, 'rating']);
          }}
          error={
            isConfirmOpen && rating === undefined ? t`Please select rating` : remoteOf('rating')
          }
        />
        <TextAreaField
          label={t({ message: 'Message', context: 'field' })}
          name="description"
          required
          rows={4}
          value={text}
          onChange={(event) => {
            change({ text: event.target.value });
            setChanged([...changed, 'description']);
          }}
          error={
            isConfirmOpen && text.trim() === '' ? t`Please enter message` : remoteOf('description')
          }
        />
        <div className={row[3]}>
          <Button type="submit" busy={review.isMutating}>
            <Trans>Submit</Trans>
          </Button>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
