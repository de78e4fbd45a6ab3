import { type Purchase, useCartStore, writeDraft } from '../../cart/cart-store.ts';
import { CASH_METHOD, usePaymentMethods } from '../../payment/payment-methods.tsx';

/**
 * The payment method, kept through a reload: cash comes first where the shop takes it, and a gateway for what can't be paid in cash
 * (CHK-07).
 */
export function usePaymentMethod(purchase: Purchase, isDigital: boolean) {
  const { takesCash, gateways } = usePaymentMethods();
  const picked = useCartStore(({ drafts }) => drafts[purchase].paymentMethod);
  const withCash = takesCash && !isDigital;
  const offered = [...(withCash ? [CASH_METHOD] : []), ...gateways.map(({ name }) => name)];
  // Settings may arrive later than this screen, and change: a choice counts only while it is offered.
  const kept = offered.find((name) => name === picked);
  const first = withCash || isDigital ? offered[0] : undefined;
  return {
    method: kept ?? first,
    setMethod: (paymentMethod: string) => writeDraft(purchase, { paymentMethod }),
    withCash,
    isPayable: offered.length > 0,
  };
}
