import type { SampleRequest, RequestSpec } from './sample-requests.ts';

/** Encodes path and query; the path starts with `/api`. */
export function encodeUrl(spec: RequestSpec, request: SampleRequest): string {
  const path = spec.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(toText(request.path[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query)) {
    for (const one of valuesOf(value)) query.append(name, toText(one));
  }
  return `${path}${query.size > 0 ? `?${query.toString()}` : ''}`;
}

export function encodeBody(
  { isForm }: RequestSpec,
  { body }: SampleRequest,
): string | FormData | undefined {
  return body && (isForm ? toForm(body) : JSON.stringify(body));
}

function toForm(body: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, part] of formParts(body)) form.append(name, part);
  return form;
}

/** Returns the parts of a form; lists repeat their name. */
export function formParts(body: Readonly<Record<string, unknown>>): [string, string | File][] {
  return Object.entries(body).flatMap(([name, value]) =>
    valuesOf(value).map((part): [string, string | File] => [
      name,
      part instanceof File ? part : toText(part),
    ]),
  );
}

function valuesOf(value: unknown): unknown[] {
  const all = Array.isArray(value) ? (value as unknown[]) : [value];
  return all.filter((one) => one !== undefined && one !== null);
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined');
}
