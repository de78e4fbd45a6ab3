import type { SampleRequest, Source } from './sample-requests.ts';

/** Path and query of a request, as the contract writes them: beginning with `/api`. */
export function addressOfMade(source: Source, request: SampleRequest): string {
  const path = source.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(toText(request.path[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query)) {
    for (const one of manyOf(value)) query.append(name, toText(one));
  }
  return `${path}${query.size > 0 ? `?${query.toString()}` : ''}`;
}

/** The body as it goes on the wire: JSON, or a form where the operation takes one; undefined where there is none. */
export function contentOf(
  { isForm }: Source,
  { body }: SampleRequest,
): string | FormData | undefined {
  return body && (isForm ? toForm(body) : JSON.stringify(body));
}

function toForm(body: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    for (const part of manyOf(value)) {
      if (part instanceof File) form.append(name, part);
      else form.append(name, toText(part));
    }
  }
  return form;
}

/** What stands under a name, once for each member of a list; nothing for what is absent. */
function manyOf(value: unknown): unknown[] {
  const all = Array.isArray(value) ? (value as unknown[]) : [value];
  return all.filter((one) => one !== undefined && one !== null);
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined');
}
