import type { MadeRequest, Source } from './requests.ts';

/** Puts a made request on the wire. */
export function sendMade(
  origin: string,
  source: Source,
  request: MadeRequest,
  headers: Record<string, string>,
): Promise<Response> {
  const path = source.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(request.path[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) query.append(name, String(one));
    }
  }
  const address = `${origin}${path}${query.size > 0 ? `?${query.toString()}` : ''}`;
  const body =
    request.body && (source.isForm ? toForm(request.body) : JSON.stringify(request.body));
  return fetch(address, {
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

function toForm(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    for (const part of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (part === undefined || part === null) continue;
      if (part instanceof File) form.append(name, part);
      else form.append(name, typeof part === 'string' ? part : JSON.stringify(part));
    }
  }
  return form;
}
