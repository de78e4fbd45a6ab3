import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useListAddresses } from '../../../api/generated/addresses.ts';
import type { getCheckout } from '../../../api/generated/cart.ts';
import type { DataOf } from '../../../api/runtime/use-query.ts';
import { type Purchase, useCartStore, updateDraft } from '../../cart/cart-store.ts';
import {
  CASH_METHOD,
  PaymentMethodField,
  usePaymentMethods,
} from '../../payment/payment-methods.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { beside, split, stack } from '../../../ui/layout/layout.css.ts';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { CheckoutItems } from './checkout-items.tsx';
import { CheckoutSection, focusPart } from './checkout-section.tsx';
import { chooseAddress } from '../model/choose-address.ts';
import { CouponField } from './coupon-field.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PlaceOrderError } from './place-order-error.tsx';
import { ShippingAddress } from './shipping-address.tsx';
import type { Coupon } from '../hooks/use-coupon.ts';
import type { usePlaceOrderFlow } from '../hooks/use-place-order-flow.ts';
import { useVerification, VerifyNotice } from '../../auth/use-verification.tsx';

/** What has to be chosen before the order, and the order. */
export function CheckoutForm(props: {
  purchase: Purchase;
  shopIds: readonly number[];
  data: DataOf<typeof getCheckout>;
  isUpdating: boolean;
  coupon: Coupon;
  order: ReturnType<typeof usePlaceOrderFlow>;
}) {
  const { purchase, shopIds, data, isUpdating, coupon, order } = props;
  const { t } = useLingui();
  const addresses = useListAddresses();
  const storedId = useCartStore((state) => state.addressId);
  const note = useCartStore((state) => state.drafts[purchase].note);
  const isBuyNow = purchase === 'buyNow';
  const lines = data.checkout_items.flatMap(({ products }) => products);
  const isDigital = isBuyNow && lines.some((line) => line.is_digital);
  const { method, setMethod, withCash, isPayable } = useMethod(isDigital);
  const [missing, setMissing] = useState<{ part: 'address' | 'payment' | 'items'; text: string }>();
  const address = chooseAddress(addresses.data?.addresses ?? [], storedId);
  const verification = useVerification();
  const missingIn = (part: string) => (missing?.part === part ? missing.text : undefined);

  function submit() {
    const next = !address
      ? { part: 'address' as const, text: t`Please select shipping address` }
      : method === undefined
        ? { part: 'payment' as const, text: t`Please select payment method` }
        : lines.length === 0
          ? { part: 'items' as const, text: t`Please select at least one product` }
          : undefined;
    setMissing(next);
    if (next) focusPart(next.part);
    if (next || !address || method === undefined) return;
    if (verification.isDue) {
      verification.open();
      return;
    }
    order.submitOrder({
      shop_ids: [...shopIds],
      address_id: address.id,
      payment_method: method,
      coupon_code: coupon.applied,
      note: note.trim() === '' ? null : note,
      is_buy_now: isBuyNow,
    });
  }

  return (
    <div className={split}>
      {verification.dialog}
      <div className={stack[6]}>
        <CheckoutItems
          groups={data.checkout_items}
          isFromCart={!isBuyNow}
          problem={missingIn('items')}
        />
        <ShippingAddress
          addresses={addresses}
          chosen={address}
          isDigital={isDigital}
          problem={missingIn('address')}
        />
        <CheckoutSection id="note" title={<Trans>Note</Trans>}>
          <TextAreaField
            label={t`Anything the shop should know`}
            rows={3}
            value={note}
            onChange={(event) => updateDraft(purchase, { note: event.target.value })}
          />
        </CheckoutSection>
        <CheckoutSection
          id="payment"
          title={<Trans>Payment Method</Trans>}
          problem={method === undefined ? missingIn('payment') : undefined}
        >
          {isDigital ? (
            <p>
              <Trans>Digital products can't be paid in cash.</Trans>
            </p>
          ) : null}
          {isPayable ? (
            <PaymentMethodField withCash={withCash} value={method} onChange={setMethod} />
          ) : (
            <Alert kind="warning">
              <Trans>The shop has no way to pay for this just now. Please come back later.</Trans>
            </Alert>
          )}
        </CheckoutSection>
      </div>
      <div className={beside}>
        <OrderSummary
          totals={data.checkout}
          isUpdating={isUpdating || coupon.isApplying}
          hasVoucher={coupon.applied === null && data.checkout.coupon_discount > 0}
          isPlacing={order.isPlacing}
          onPlace={submit}
          coupon={<CouponField coupon={coupon} />}
          notice={verification.isDue ? <VerifyNotice onVerify={verification.open} /> : null}
          problem={
            order.problem ? <PlaceOrderError text={order.problem} isBuyNow={isBuyNow} /> : null
          }
        />
      </div>
    </div>
  );
}

/** The way to pay: cash stands at first where the shop takes it, and a gateway for what can't be paid in cash (CHK-07). */
function useMethod(isDigital: boolean) {
  const { acceptsCash, gateways } = usePaymentMethods();
  const [pickedMethod, setMethod] = useState<string>();
  const withCash = acceptsCash && !isDigital;
  const methods = [...(withCash ? [CASH_METHOD] : []), ...gateways.map(({ name }) => name)];
  // Settings may arrive later than this screen, and change: a choice stands only while it is offered.
  const selected = methods.find((name) => name === pickedMethod);
  const first = withCash || isDigital ? methods[0] : undefined;
  return { method: selected ?? first, setMethod, withCash, isPayable: methods.length > 0 };
}
