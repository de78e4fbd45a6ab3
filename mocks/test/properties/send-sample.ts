import type { SampleRequest, RequestSpec } from '../../../contract/requests/sample-requests.ts';
import { encodeUrl, encodeBody } from '../../../contract/requests/encode-request.ts';

export function sendSample(
  origin: string,
  spec: RequestSpec,
  request: SampleRequest,
  headers: Record<string, string>,
): Promise<Response> {
  const body = encodeBody(spec, request);
  return fetch(`${origin}${encodeUrl(spec, request)}`, {
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
