import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { AbortedRequestError, statusOf } from '../../../api/errors.ts';
import { getCheckout, useGetCheckout } from '../../../api/generated/cart.ts';
import { useApi } from '../../../api/api-provider.tsx';
import { inSession } from '../../../api/runtime/in-session.ts';
import { setQueryData } from '../../../api/runtime/invalidation.ts';
import type { Input } from '../../../api/types.ts';
import type { DataOf } from '../../../api/runtime/use-query.ts';
import { type Purchase, useCartStore, useCartActions } from '../../cart/cart-store.ts';
import { fieldErrors, useErrorText } from '../../errors/use-error-text.ts';
import { roundMoney } from '../../../lib/money.ts';
import { useToasts } from '../../../ui/feedback/toast.ts';

export interface Coupon {
  /** Accepted by the server. */
  applied: string | null;
  typed: string;
  error: string | undefined;
  isApplying: boolean;
  /** A typed code is not applied, so the order omits it. */
  isPending: boolean;
  /** Compared with the order without a code, at least 0. */
  extraCost: number;
  /** `extraCost` is not known yet. */
  isComparing: boolean;
  type: (code: string) => void;
  apply: () => Promise<void>;
  remove: () => void;
}

/**
 * Applies a code if the server accepts it for the totals (CHK-03). An expired code returns to the
 * input and is not ordered.
 */
export function useCoupon(
  purchase: Purchase,
  /** Input of the totals request, without a code. */
  body: Input<'getCheckout'>['body'],
  /** Totals with the applied code, undefined while loading. */
  checkout: DataOf<typeof getCheckout> | undefined,
): Coupon {
  const cartStore = useCartActions();
  const { updateDraft } = cartStore;
  const { showToast } = useToasts();
  const { t } = useLingui();
  const errorText = useErrorText();
  const api = useApi();
  const { mutate } = useSWRConfig();
  const draft = useCartStore(({ drafts }) => drafts[purchase]);
  const { couponCode: applied, typedCode: typed } = draft;
  const isInFlight = useRef(false);
  const [isApplying, setApplying] = useState(false);
  const [error, setError] = useState<string>();
  const expiredCode = checkout && !checkout.apply_coupon ? applied : null;
  const notApplied = t`Coupon not applied`;
  // A code replaces collected vouchers, which may have saved more.
  const isKnown = applied !== null && expiredCode === null && checkout;
  const totalsWithoutCode = useGetCheckout(isKnown ? { body } : null, { keepPreviousData: true });
  const [extraCost, setExtraCost] = useState(0);
  const latestCost =
    applied === null
      ? 0
      : isKnown && totalsWithoutCode.data && !totalsWithoutCode.isFetching
        ? roundMoney(
            checkout.checkout.payable_amount - totalsWithoutCode.data.checkout.payable_amount,
          )
        : extraCost;
  if (latestCost !== extraCost) setExtraCost(latestCost);

  useEffect(() => {
    if (expiredCode === null) return;
    updateDraft(purchase, { couponCode: null, typedCode: expiredCode, isRefused: true });
    showToast({ kind: 'error', message: notApplied });
  }, [updateDraft, showToast, expiredCode, purchase, notApplied]);

  async function apply() {
    const code = typed.trim();
    if (code === '' || isInFlight.current) return;
    isInFlight.current = true;
    setApplying(true);
    setError(undefined);
    // The shopper may have typed another code meanwhile.
    const isStillTyped = () => cartStore.getState().drafts[purchase].typedCode.trim() === code;
    // Placing the order, or another product to buy now, clears the draft.
    const isOver = () => cartStore.getState().drafts[purchase].typedCode === '';
    try {
      const input = { body: { ...body, coupon_code: code } };
      const data = await inSession(api, api.client.call(getCheckout, input));
      if (isOver()) return;
      if (data.apply_coupon) {
        await setQueryData(api, mutate, getCheckout, input, data);
        updateDraft(purchase, { couponCode: code, ...(isStillTyped() ? { typedCode: '' } : {}) });
        const extra = checkout
          ? roundMoney(data.checkout.payable_amount - checkout.checkout.payable_amount)
          : 0;
        setExtraCost(extra);
        // Explained next to the code.
        if (extra <= 0) showToast({ kind: 'success', message: t`Coupon applied` });
      } else {
        if (isStillTyped()) updateDraft(purchase, { isRefused: true });
        showToast({ kind: 'error', message: notApplied });
      }
    } catch (failure) {
      // A 401 ends the session and is reported elsewhere.
      if (failure instanceof AbortedRequestError || statusOf(failure) === 401) return;
      if (isStillTyped()) setError(fieldErrors(failure)['coupon_code'] ?? errorText(failure));
    } finally {
      isInFlight.current = false;
      setApplying(false);
    }
  }

  const shownError =
    error ?? (draft.isRefused ? t`This code isn’t valid for the items in your order.` : undefined);
  return {
    applied: expiredCode === null ? applied : null,
    typed,
    error: shownError,
    isApplying,
    isPending: applied === null && typed.trim() !== '' && !shownError,
    extraCost: Math.max(0, extraCost),
    isComparing: Boolean(isKnown) && totalsWithoutCode.isFetching,
    type: (code) => {
      updateDraft(purchase, { typedCode: code, isRefused: false });
      setError(undefined);
    },
    apply,
    remove: () => updateDraft(purchase, { couponCode: null }),
  };
}
