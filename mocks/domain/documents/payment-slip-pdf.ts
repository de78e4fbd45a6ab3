import type { Order } from '../world/state/order.ts';
import { paymentMethodText } from '../payments/payment-methods.ts';
import { ordersOfPayment } from '../payments/payments.ts';
import type { World } from '../world/world.ts';
import { formatMoney } from '../settings/format-money.ts';
import { primaryColour } from '../settings/primary-colour.ts';
import { appName } from './app-name.ts';
import { makePdf } from './make-pdf.ts';
import { orderBlocks } from './order-blocks.ts';
import {
  type Column,
  drawBlocks,
  drawFooter,
  drawHeader,
  drawRow,
  drawText,
} from './pdf-layout.ts';

const COLUMNS: readonly Column[] = [
  { widthRatio: 0.6, align: 'left' },
  { widthRatio: 0.4, align: 'right' },
];

export function paymentSlipPdf(world: World, order: Order): Promise<Uint8Array> {
  const facts = orderBlocks(world, order);
  const title = `Payment slip ${order.code}`;
  const metadata = { title, author: facts.shop, writtenAt: order.placedAt };
  const { payable } = order.figures;
  return makePdf(metadata, (pdf) => {
    drawHeader(pdf, { from: facts.shop, kind: title, colour: primaryColour(world) });
    drawBlocks(pdf, [facts.order, facts.customer, facts.seller]);
    drawRow(pdf, COLUMNS, ['Payment', `No. ${order.paymentId}`], true);
    drawRow(pdf, COLUMNS, ['Method', paymentMethodText(order.paymentMethod, order.isPaid)]);
    drawRow(pdf, COLUMNS, ['Amount of this order', formatMoney(world, payable)]);
    drawRow(pdf, COLUMNS, ['Received', formatMoney(world, order.isPaid ? payable : 0)]);
    drawRow(pdf, COLUMNS, ['Open', formatMoney(world, order.isPaid ? 0 : payable)], true);
    const others = siblingCodes(world, order);
    if (others.length > 0) drawText(pdf, `Placed together with ${others.join(', ')}.`);
    drawFooter(pdf, `${appName(world)} · ${title}`);
  });
}

function siblingCodes(world: World, order: Order): string[] {
  const payment = world.payments.get(order.paymentId);
  if (!payment) return [];
  return ordersOfPayment(world, payment)
    .filter(({ id }) => id !== order.id)
    .map(({ code }) => code);
}
