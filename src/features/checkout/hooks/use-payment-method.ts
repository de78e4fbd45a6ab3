import { type Purchase, useCartStore, useCartActions } from '../../cart/cart-store.ts';
import { CASH_METHOD, usePaymentMethods } from '../../payment/payment-methods.tsx';

/**
 * The payment method, kept through a reload: cash comes first where the shop takes it, and a gateway for what can't be paid in cash
 * (CHK-07).
 */
export function usePaymentMethod(purchase: Purchase, isDigital: boolean) {
  const { updateDraft } = useCartActions();
  const { acceptsCash, gateways } = usePaymentMethods();
  const picked = useCartStore(({ drafts }) => drafts[purchase].paymentMethod);
  const withCash = acceptsCash && !isDigital;
  const methods = [...(withCash ? [CASH_METHOD] : []), ...gateways.map(({ name }) => name)];
  // Settings may arrive later than this screen, and change: a choice counts only while it is offered.
  const selected = methods.find((name) => name === picked);
  const first = withCash || isDigital ? methods[0] : undefined;
  return {
    method: selected ?? first,
    setMethod: (paymentMethod: string) => updateDraft(purchase, { paymentMethod }),
    withCash,
    isPayable: methods.length > 0,
  };
}
