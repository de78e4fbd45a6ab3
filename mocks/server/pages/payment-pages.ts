import type { IncomingMessage } from 'node:http';
import { readBody } from '../http/read-body.ts';
import { abortPayment, isSettled, settlePayment } from '../../domain/payments/payments.ts';
import type { Payment } from '../../domain/world/state/payment.ts';
import type { World } from '../../domain/world/world.ts';
import { findGateway } from './find-gateway.ts';
import { gatewayPage } from './html/gateway-page.ts';
import { cancelPage, successPage } from './html/result-pages.ts';
import type { PageResponse } from './page-response.ts';

/**
 * `GET /order/{payment}/payment?gateway=`: shows the gateway's page, or redirects to the cancel
 * page with an error.
 */
export function openGateway(world: World, payment: Payment, url: URL): PageResponse {
  const gateway = findGateway(world, url.searchParams.get('gateway') ?? '');
  if (!gateway) return redirectToCancelPage(payment, 'Payment gateway not found');
  if (!gateway.isActive) return redirectToCancelPage(payment, 'Payment gateway not active');
  if (isSettled(world, payment)) return redirectToCancelPage(payment, 'Order already paid');
  return { html: gatewayPage(world, payment, gateway.title) };
}

/** `/payment/{payment}/callback-success`. Like the backend, trusts the caller. */
export function acceptPayment(world: World, payment: Payment): PageResponse {
  settlePayment(world, payment);
  return { location: `/order/${payment.id}/payment/success` };
}

/** `/payment/{payment}/callback-cancel`. A failed gateway sends its reason as `error`. */
export async function cancelPayment(
  payment: Payment,
  url: URL,
  request: IncomingMessage,
): Promise<PageResponse> {
  const form = new URLSearchParams((await readBody(request)).toString());
  const reason = form.get('error') ?? url.searchParams.get('error');
  abortPayment(payment, reason === null ? 'Cancelled' : 'Failed');
  return redirectToCancelPage(payment, reason);
}

/** `GET /order/{payment}/payment/success`; shows the cancel page for an unsettled payment. */
export function showSuccess(world: World, payment: Payment): PageResponse {
  const isPaid = isSettled(world, payment);
  return { html: isPaid ? successPage(world, payment) : cancelPage(world, payment, null) };
}

/** `GET /order/{payment}/payment/cancel?error=` */
export function showCancel(world: World, payment: Payment, url: URL): PageResponse {
  return { html: cancelPage(world, payment, url.searchParams.get('error')) };
}

function redirectToCancelPage(payment: Payment, reason: string | null): PageResponse {
  const path = `/order/${payment.id}/payment/cancel`;
  return { location: reason === null ? path : `${path}?error=${encodeURIComponent(reason)}` };
}
