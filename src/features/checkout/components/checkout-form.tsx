import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { type Purchase, useCartStore, useCartActions } from '../../cart/cart-store.ts';
import {
  CASH_METHOD,
  PaymentMethodField,
  usePaymentMethods,
} from '../../payment/payment-methods.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { stickyAside, split } from '../../../ui/layout/layout.css.ts';
import { Disclosure } from '../../../ui/navigation/disclosure.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { ChangePurchase } from './change-purchase.tsx';
import { CheckoutItems } from './checkout-items.tsx';
import { CheckoutSection, focusSection, submitSection } from './checkout-section.tsx';
import { CouponField } from './coupon-field.tsx';
import { OrderSummary } from './order-summary.tsx';
import { ReviewNotice } from './review-notice.tsx';
import { ShippingAddress } from './shipping-address.tsx';
import type { Coupon } from '../hooks/use-coupon.ts';
import type { ShownPurchase } from '../hooks/use-order-review.ts';
import { usePaymentMethod } from '../hooks/use-payment-method.ts';
import type { OrderProblem, usePlaceOrderFlow } from '../hooks/use-place-order-flow.ts';
import type { useShippingAddress } from '../hooks/use-shipping-address.ts';
import { useOrderAmounts } from '../../settings/use-order-amounts.ts';
import { checkoutAmounts } from '../model/checkout-amounts.ts';
import { useVerification, VerifyNotice } from '../../auth/use-verification.tsx';
import { ErrorText } from '../../errors/error-text.tsx';

export function CheckoutForm(props: {
  purchase: Purchase;
  shopIds: readonly number[];
  shipping: ReturnType<typeof useShippingAddress>;
  shown: ShownPurchase;
  isUpdating: boolean;
  coupon: Coupon;
  order: ReturnType<typeof usePlaceOrderFlow>;
}) {
  const { updateDraft } = useCartActions();
  const { purchase, shopIds, shipping, shown, isUpdating, coupon, order } = props;
  const { data } = shown;
  const { t } = useLingui();
  const { chosen: address } = shipping;
  const note = useCartStore((state) => state.drafts[purchase].note);
  const [hadNote] = useState(note !== '');
  const isBuyNow = purchase === 'buyNow';
  const lines = data.checkout_items.flatMap(({ products }) => products);
  const isDigital = isBuyNow && lines.some((line) => line.is_digital);
  const { method, setMethod, isCashAllowed, hasMethods } = usePaymentMethod(purchase, isDigital);
  const { gateways } = usePaymentMethods();
  const [missing, setMissing] = useState<{ part: 'address' | 'payment' | 'items'; text: string }>();
  const amounts = useOrderAmounts(checkoutAmounts(data));
  const changePurchase = <ChangePurchase isBuyNow={isBuyNow} />;
  const verification = useVerification();
  const missingIn = (part: string) => (missing?.part === part ? missing.text : undefined);
  const { data: list, error: listError, isFetching } = shipping.addresses;
  const isLoadingAddress = !address && !list && !listError;
  const isLoadFailed = !list && listError && !isFetching;
  const [waitsFor, setWaitsFor] = useState<'addresses' | 'coupon' | 'new address'>();

  function submit() {
    const now = isLoadingAddress
      ? 'addresses'
      : coupon.isApplying
        ? 'coupon'
        : !address && submitSection('address')
          ? 'new address'
          : undefined;
    setWaitsFor(now);
    if (now) {
      setMissing(undefined);
      return;
    }
    const next = !address
      ? { part: 'address' as const, text: t`Choose a delivery address.` }
      : method === undefined
        ? { part: 'payment' as const, text: t`Choose a payment method.` }
        : lines.length === 0
          ? { part: 'items' as const, text: t`Select at least one item.` }
          : undefined;
    setMissing(next);
    if (next) focusSection(next.part);
    if (next || !address || method === undefined) return;
    if (verification.isRequired) {
      verification.open();
      return;
    }
    order.submitOrder(
      {
        shop_ids: [...shopIds],
        address_id: address.id,
        payment_method: method,
        coupon_code: coupon.applied,
        note: note.trim() === '' ? null : note,
        is_buy_now: isBuyNow,
      },
      shown,
    );
  }

  // Continues a click that came before the addresses or the coupon, or that saves a new address,
  // but not if the coupon was refused or raises the total. Browsers allow a payment window for some
  // seconds after a click. Later, this tab shows the payment page.
  const latest = useRef(submit);
  useEffect(() => {
    latest.current = submit;
  });
  const canContinue =
    waitsFor === 'addresses'
      ? !isLoadingAddress
      : waitsFor === 'coupon'
        ? !isUpdating && !coupon.isApplying && !coupon.isComparing
        : address !== undefined || isLoadFailed;
  const isCouponRefused = waitsFor === 'coupon' && (!coupon.applied || coupon.extraCost > 0);
  if (isCouponRefused && canContinue) setWaitsFor(undefined);
  useEffect(() => {
    if (waitsFor && canContinue) latest.current();
  }, [waitsFor, canContinue]);

  function chooseAddress() {
    if (list?.addresses.length === 0) focusSection('address');
    else shipping.setDialogOpen(true);
  }

  return (
    <div className={split}>
      {verification.dialog}
      <div>
        <ShippingAddress
          step={1}
          shipping={shipping}
          isDigital={isDigital}
          problem={missingIn('address')}
          onRejected={() => setWaitsFor(undefined)}
        />
        <CheckoutSection
          id="payment"
          step={2}
          title={<Trans>Payment method</Trans>}
          problem={method === undefined ? missingIn('payment') : undefined}
        >
          {isDigital ? (
            <p>
              <Trans>Digital products can’t be paid for in cash. Choose online payment.</Trans>
            </p>
          ) : null}
          {hasMethods ? (
            <PaymentMethodField isCashAllowed={isCashAllowed} value={method} onChange={setMethod} />
          ) : (
            <Alert kind="warning">
              <Trans>
                No payment method is available for this order right now. Try again later.
              </Trans>
            </Alert>
          )}
        </CheckoutSection>
        <CheckoutItems
          step={3}
          groups={data.checkout_items}
          lineTotals={amounts.lines}
          isFromCart={!isBuyNow}
          problem={missingIn('items')}
        >
          <Disclosure
            open={hadNote}
            summary={<Trans>Add delivery instructions or a message</Trans>}
          >
            <TextAreaField
              label={t`Delivery instructions or a message for the shop`}
              rows={2}
              value={note}
              onChange={(event) => updateDraft(purchase, { note: event.target.value })}
            />
          </Disclosure>
        </CheckoutItems>
      </div>
      <div className={stickyAside}>
        <OrderSummary
          totals={data.checkout}
          amounts={amounts}
          isUpdating={isUpdating || coupon.isApplying}
          hasVoucher={coupon.applied === null && data.checkout.coupon_discount > 0}
          isPlacing={order.isPlacing || waitsFor !== undefined}
          onPlace={submit}
          gateway={gateways.find(({ name }) => name === method)?.title}
          isCash={method === CASH_METHOD}
          parcelCount={data.checkout_items.length}
          coupon={<CouponField coupon={coupon} />}
          notice={verification.isRequired ? <VerifyNotice onVerify={verification.open} /> : null}
          hint={coupon.isPending ? <Trans>Your coupon code isn’t applied yet.</Trans> : undefined}
          problem={
            order.review ? (
              <ReviewNotice result={order.review} now={data} action={changePurchase} />
            ) : order.problem && !isAddressReplaced(order.problem, address?.id) ? (
              <Alert
                kind="danger"
                action={
                  order.problem.rejectedAddressId === undefined ? (
                    changePurchase
                  ) : (
                    <Button variant="secondary" size="s" onClick={chooseAddress}>
                      <Trans>Choose another address</Trans>
                    </Button>
                  )
                }
              >
                {order.problem.rejectedAddressId === undefined ? (
                  <ErrorText error={order.problem.error} />
                ) : (
                  <Trans>Nothing was ordered. This address can no longer be used.</Trans>
                )}
              </Alert>
            ) : null
          }
        />
      </div>
    </div>
  );
}

function isAddressReplaced(
  { rejectedAddressId }: OrderProblem,
  addressId: number | undefined,
): boolean {
  return (
    rejectedAddressId !== undefined && addressId !== undefined && addressId !== rejectedAddressId
  );
}
