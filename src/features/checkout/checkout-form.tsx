import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useListAddresses } from '../../api/generated/addresses.ts';
import type { getCheckout } from '../../api/generated/cart.ts';
import type { DataOf } from '../../api/use-query.ts';
import { useCartStore, writeNote } from '../../lib/stores/cart.ts';
import { useSettings } from '../../parts/use-settings.ts';
import { Alert } from '../../ui/alert.tsx';
import { beside, split, stack } from '../../ui/layout.css.ts';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { chooseAddress } from './choose-address.ts';
import * as css from './checkout.css.ts';
import { CheckoutItems } from './checkout-items.tsx';
import { OrderSummary } from './order-summary.tsx';
import type { PlacedOrder } from './order-placed.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { ShippingAddress } from './shipping-address.tsx';
import { usePlaceOrder } from './use-place-order.ts';

/** What has to be chosen before the order, and the order. */
export function CheckoutForm(props: {
  selected: readonly number[];
  data: DataOf<typeof getCheckout>;
  isUpdating: boolean;
  onPlaced: (order: PlacedOrder) => void;
}) {
  const { selected, data, isUpdating, onPlaced } = props;
  const { t } = useLingui();
  const { settings } = useSettings();
  const addresses = useListAddresses();
  const picked = useCartStore((state) => state.addressId);
  const note = useCartStore((state) => state.note);
  const [pickedMethod, setMethod] = useState<string>();
  const [problem, setProblem] = useState<string>();
  // Settings may arrive later than this screen: cash stands only while the shop takes it.
  const method = pickedMethod ?? (settings.cash_on_delivery ? 'cash' : undefined);
  const address = chooseAddress(addresses.data?.addresses ?? [], picked);
  const order = usePlaceOrder(onPlaced);

  function place() {
    const items = data.checkout_items.length;
    const missing = !address
      ? t`Please select shipping address`
      : !method
        ? t`Please select payment method`
        : items === 0
          ? t`Please select at least one product`
          : undefined;
    setProblem(missing);
    if (missing !== undefined || !address || !method) return;
    void order.place({
      shop_ids: [...selected],
      address_id: address.id,
      payment_method: method,
      coupon_code: null,
      note: note === '' ? null : note,
      is_buy_now: false,
    });
  }

  return (
    <div className={split}>
      <div className={stack[6]}>
        <CheckoutItems groups={data.checkout_items} />
        <ShippingAddress addresses={addresses} chosen={address} />
        <section aria-labelledby="note" className={css.part}>
          <h2 id="note" className={css.partTitle}>
            <Trans>Note</Trans>
          </h2>
          <TextAreaField
            label={t`Anything the shop should know`}
            rows={3}
            value={note}
            onChange={(event) => writeNote(event.target.value)}
          />
        </section>
        <PaymentChoice value={method} onChange={setMethod} />
      </div>
      <div className={beside}>
        <OrderSummary
          figures={data.checkout}
          isUpdating={isUpdating}
          isPlacing={order.isPlacing}
          onPlace={place}
          problem={
            (problem ?? order.problem) ? (
              <Alert kind="danger">{problem ?? order.problem}</Alert>
            ) : null
          }
        />
      </div>
    </div>
  );
}
