import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendText } from '../http/send-response.ts';
import { findOrder } from '../../domain/orders/find-order.ts';
import type { World } from '../../domain/world/world.ts';
import { notFoundPage, sellerPage } from './html/result-pages.ts';
import type { PageResponse } from './page-response.ts';
import {
  acceptPayment,
  openGateway,
  cancelPayment,
  showCancel,
  showSuccess,
} from './payment-pages.ts';
import { invoicePdf } from '../../domain/documents/invoice-pdf.ts';
import { paymentSlipPdf } from '../../domain/documents/payment-slip-pdf.ts';
import { STAND_IN_PREFIX } from './social/scripts.ts';
import { serveStandIn } from './social/serve-stand-in.ts';

/** Proxies forward the same prefixes. */
const PREFIXES = [
  '/order/',
  '/payment/',
  '/shop/register',
  '/shop/download-invoice/',
  '/shop/payment-slip/',
  STAND_IN_PREFIX,
];

/** Pages load and run nothing, regardless of their content. */
const HTML_HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

const HTML = 'text/html; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';

/**
 * Serves the backend's own pages and documents (backend rules 10). Returns false for other paths.
 */
export async function servePage(
  world: World,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<boolean> {
  if (!PREFIXES.some((prefix) => url.pathname.startsWith(prefix))) return false;
  const page = await createPageResponse(world, request, url);
  if (!page) sendText(response, 404, notFoundPage(world), HTML, HTML_HEADERS);
  else if ('html' in page) sendText(response, 200, page.html, HTML, HTML_HEADERS);
  else if ('script' in page) sendText(response, 200, page.script, SCRIPT);
  else if ('location' in page) {
    response.writeHead(302, { location: page.location, 'content-length': '0' }).end();
  } else {
    response.writeHead(200, {
      'content-type': 'application/pdf',
      'content-length': page.pdf.length,
      'content-disposition': `inline; filename="${page.fileName}"`,
      'cache-control': 'no-store',
    });
    response.end(request.method === 'HEAD' ? undefined : page.pdf);
  }
  return true;
}

async function createPageResponse(
  world: World,
  request: IncomingMessage,
  url: URL,
): Promise<PageResponse | undefined> {
  const path = url.pathname;
  if (path.startsWith(STAND_IN_PREFIX)) return serveStandIn(world, request, url);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const callback = /^\/payment\/(\d+)\/callback-(success|cancel)$/.exec(path);
  if (callback && ['GET', 'POST'].includes(request.method ?? '')) {
    const payment = world.payments.get(Number(callback[1]));
    if (!payment) return undefined;
    return callback[2] === 'success'
      ? acceptPayment(world, payment)
      : cancelPayment(payment, url, request);
  }
  if (!isRead) return undefined;

  const opened = /^\/order\/(\d+)\/payment(\/success|\/cancel)?$/.exec(path);
  if (opened) {
    const payment = world.payments.get(Number(opened[1]));
    if (!payment) return undefined;
    if (opened[2] === '/success') return showSuccess(world, payment);
    if (opened[2] === '/cancel') return showCancel(world, payment, url);
    return openGateway(world, payment, url);
  }
  if (path === '/shop/register') return { html: sellerPage(world) };
  return createDocumentResponse(world, path);
}

/** Needs no token: a browser that opens a link can't send one. */
async function createDocumentResponse(
  world: World,
  path: string,
): Promise<PageResponse | undefined> {
  const invoice = /^\/shop\/download-invoice\/(\d+)$/.exec(path);
  const slip = /^\/shop\/payment-slip\/(\d+)\/download$/.exec(path);
  const id = invoice?.[1] ?? slip?.[1];
  const order = id === undefined ? undefined : findOrder(world, Number(id));
  if (!order) return undefined;
  const name = order.code.replace('#', '');
  return invoice
    ? { pdf: await invoicePdf(world, order), fileName: `invoice-${name}.pdf` }
    : { pdf: await paymentSlipPdf(world, order), fileName: `payment-slip-${name}.pdf` };
}
