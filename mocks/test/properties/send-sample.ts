import type { SampleRequest, Source } from '../../../contract/requests/sample-requests.ts';
import { addressOfMade, contentOf } from '../../../contract/requests/encode-request.ts';

/** Sends a generated request. */
export function sendSample(
  origin: string,
  source: Source,
  request: SampleRequest,
  headers: Record<string, string>,
): Promise<Response> {
  const body = contentOf(source, request);
  return fetch(`${origin}${addressOfMade(source, request)}`, {
    method: request.method.toUpperCase(),
    redirect: 'manual',
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      ...(typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  });
}
