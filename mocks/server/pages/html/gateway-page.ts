import { ordersOfPayment } from '../../../domain/payments/payments.ts';
import type { Payment } from '../../../domain/world/state/payment.ts';
import type { World } from '../../../domain/world/world.ts';
import { formatMoney } from '../../../domain/settings/format-money.ts';
import { escapeHtml } from '../../../lib/escape-html.ts';
import { page } from './page-layout.ts';

export const DECLINED_MESSAGE = 'Your card was declined';

/** Simulates a payment gateway. */
export function gatewayPage(world: World, payment: Payment, gateway: string): string {
  const orders = ordersOfPayment(world, payment);
  const rows = orders.map(({ code, figures }) => {
    return `<dt>Order ${escapeHtml(code)}</dt><dd>${escapeHtml(formatMoney(world, figures.payable))}</dd>`;
  });
  const root = `/payment/${payment.id}`;
  return page(world, {
    heading: `Pay with ${gateway}`,
    content: `<p class="amount">${escapeHtml(formatMoney(world, payment.total))}</p>
<dl>${rows.join('')}</dl>
<form method="post" action="${root}/callback-success"><button type="submit" class="first">Pay now</button></form>
<form method="post" action="${root}/callback-cancel"><input type="hidden" name="error" value="${DECLINED_MESSAGE}"><button type="submit">Simulate a failed payment</button></form>
<form method="post" action="${root}/callback-cancel"><button type="submit">Cancel and go back</button></form>
<p class="note">This page simulates ${escapeHtml(gateway)}. You need no card, and no money moves.</p>`,
  });
}
