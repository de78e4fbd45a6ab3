import { ordersOfPayment } from '../../../domain/payments/payments.ts';
import type { Payment } from '../../../domain/world/state/payment.ts';
import type { World } from '../../../domain/world/world.ts';
import { escapeHtml } from '../../../lib/escape-html.ts';
import { page } from './page-layout.ts';

const VIEW_ORDERS_LINK =
  '<p class="spaced"><a class="button first" href="/order-history">View orders</a></p>';
const CONTINUE_SHOPPING_LINK =
  '<p class="spaced"><a class="button first" href="/">Continue shopping</a></p>';

export function successPage(world: World, payment: Payment): string {
  return page(world, {
    heading: 'Payment received',
    sign: 'good',
    content: `<p>Thank you. ${escapeHtml(orderCodesWithVerb(world, payment))} paid. You can close this window.</p>
${VIEW_ORDERS_LINK}`,
  });
}

export function cancelPage(world: World, payment: Payment, reason: string | null): string {
  const cause = reason ? `<p><strong class="bad">${escapeHtml(reason)}.</strong></p>\n` : '';
  return page(world, {
    heading: 'Payment not completed',
    sign: 'bad',
    content: `${cause}<p>${escapeHtml(paymentStatusText(world, payment))} You can close this window.</p>
${VIEW_ORDERS_LINK}`,
  });
}

export function notFoundPage(world: World): string {
  return page(world, {
    heading: 'Page not found',
    content: `<p>We found nothing at this address. Check the link for typing mistakes.</p>
${CONTINUE_SHOPPING_LINK}`,
  });
}

/** Replaces the backend's own page for seller registration. */
export function sellerPage(world: World): string {
  return page(world, {
    heading: 'Open your shop',
    content: `<p>Sellers sign up with the backend itself. This page only simulates it.</p>
${CONTINUE_SHOPPING_LINK}`,
  });
}

function orderCodesWithVerb(world: World, payment: Payment): string {
  const codes = ordersOfPayment(world, payment).map(({ code }) => code);
  return codes.length === 1 ? `Order ${codes.join()} is` : `Orders ${codes.join(', ')} are`;
}

function paymentStatusText(world: World, payment: Payment): string {
  if (ordersOfPayment(world, payment).every(({ isPaid }) => isPaid)) {
    return `${orderCodesWithVerb(world, payment)} paid.`;
  }
  return 'Your order is saved but not paid yet. You can pay later from Order History.';
}
