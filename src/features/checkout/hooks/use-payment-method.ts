import { type Purchase, useCartStore, useCartActions } from '../../cart/cart-store.ts';
import { CASH_METHOD, usePaymentMethods } from '../../payment/payment-methods.tsx';

/** Persists the payment method. Defaults to cash, or to a gateway for digital products (CHK-07). */
export function usePaymentMethod(purchase: Purchase, isDigital: boolean) {
  const { updateDraft } = useCartActions();
  const { acceptsCash, gateways } = usePaymentMethods();
  const picked = useCartStore(({ drafts }) => drafts[purchase].paymentMethod);
  const isCashAllowed = acceptsCash && !isDigital;
  const methods = [...(isCashAllowed ? [CASH_METHOD] : []), ...gateways.map(({ name }) => name)];
  // Settings may change, so ignore a method that is not offered.
  const selected = methods.find((name) => name === picked);
  const first = isCashAllowed || isDigital ? methods[0] : undefined;
  return {
    method: selected ?? first,
    setMethod: (paymentMethod: string) => updateDraft(purchase, { paymentMethod }),
    isCashAllowed,
    hasMethods: methods.length > 0,
  };
}
