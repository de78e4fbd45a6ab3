import { formatOrderDateTime } from '../../lib/datetime/backend-dates.ts';
import { findOrder } from '../orders/find-order.ts';
import type { Licence } from '../world/state/licence.ts';
import { findCustomerById } from '../account/accounts.ts';
import { findProduct } from '../inventory/products.ts';
import { primaryColour } from '../settings/primary-colour.ts';
import type { World } from '../world/world.ts';
import { appName } from './app-name.ts';
import { makePdf } from './make-pdf.ts';
import { type Column, drawFooter, drawHeader, drawRow, drawText } from './pdf-layout.ts';

const COLUMNS: readonly Column[] = [
  { widthRatio: 0.3, align: 'left' },
  { widthRatio: 0.7, align: 'left' },
];

export function licencePdf(world: World, licence: Licence): Promise<Uint8Array> {
  const customer = findCustomerById(world, licence.customerId);
  const product = findProduct(world, licence.productId);
  const code = findOrder(world, licence.orderId)?.code ?? '';
  const from = appName(world);
  const about = { title: `Licence ${licence.key}`, author: from, writtenAt: licence.assignedAt };
  return makePdf(about, (pdf) => {
    drawHeader(pdf, { from, kind: 'Licence', colour: primaryColour(world) });
    drawRow(pdf, COLUMNS, ['Licence key', licence.key], true);
    drawRow(pdf, COLUMNS, ['Product', product?.name.en ?? `Product ${licence.productId}`]);
    drawRow(pdf, COLUMNS, ['Licensed to', customer?.name ?? `Customer ${licence.customerId}`]);
    drawRow(pdf, COLUMNS, ['Order', code]);
    drawRow(pdf, COLUMNS, ['Granted', formatOrderDateTime(licence.assignedAt)]);
    drawText(pdf, 'This key is for your use only. Store it in a safe place.');
    drawFooter(pdf, `${from} · ${about.title}`);
  });
}
