import type { Order, OrderLine } from '../world/state/order.ts';
import { roundMoney } from '../pricing/pricing.ts';
import { findProduct } from '../inventory/products.ts';
import type { World } from '../world/world.ts';
import { formatMoney } from '../settings/format-money.ts';
import { primaryColour } from '../settings/primary-colour.ts';
import { appName } from './app-name.ts';
import { makePdf } from './make-pdf.ts';
import { orderBlocks } from './order-blocks.ts';
import { type Column, drawBlocks, drawFooter, drawHeader, drawRow } from './pdf-layout.ts';

const LINE_COLUMNS: readonly Column[] = [
  { widthRatio: 0.52, align: 'left' },
  { widthRatio: 0.1, align: 'right' },
  { widthRatio: 0.19, align: 'right' },
  { widthRatio: 0.19, align: 'right' },
];
const TOTAL_COLUMNS: readonly Column[] = [
  { widthRatio: 0.75, align: 'right' },
  { widthRatio: 0.25, align: 'right' },
];

export function invoicePdf(world: World, order: Order): Promise<Uint8Array> {
  const facts = orderBlocks(world, order);
  const title = `Invoice ${order.code}`;
  const metadata = { title, author: facts.shop, writtenAt: order.placedAt };
  return makePdf(metadata, (pdf) => {
    drawHeader(pdf, { from: facts.shop, kind: title, colour: primaryColour(world) });
    drawBlocks(pdf, [facts.order, facts.customer, facts.seller]);
    drawRow(pdf, LINE_COLUMNS, ['Item', 'Pieces', 'Price', 'Amount'], true);
    for (const line of order.lines) drawRow(pdf, LINE_COLUMNS, cellsOf(world, line));
    pdf.y += 12;
    for (const [label, amount] of figuresOf(order)) {
      drawRow(pdf, TOTAL_COLUMNS, [label, formatMoney(world, amount)]);
    }
    drawRow(pdf, TOTAL_COLUMNS, ['To pay', formatMoney(world, order.figures.payable)], true);
    drawFooter(pdf, `${appName(world)} · ${title}`);
  });
}

function cellsOf(world: World, line: OrderLine): string[] {
  const name = findProduct(world, line.productId)?.name.en ?? `Product ${line.productId}`;
  const options = [line.size, line.colour, line.unit].filter(Boolean).join(', ');
  return [
    options === '' ? name : `${name}\n${options}`,
    String(line.quantity),
    formatMoney(world, line.unitPrice),
    formatMoney(world, roundMoney(line.unitPrice * line.quantity)),
  ];
}

function figuresOf({ figures }: Order): (readonly [string, number])[] {
  const { couponDiscount } = figures;
  return [
    ['Goods', figures.total],
    ...(couponDiscount === 0 ? [] : [['Coupon', -couponDiscount] as const]),
    ['Delivery', figures.delivery],
    ...figures.taxes.map(
      ({ name, percentage, amount }) => [`${name} (${percentage} %)`, amount] as const,
    ),
  ];
}
