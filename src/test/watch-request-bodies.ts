import { vi } from 'vitest';

/**
 * Collects the request bodies of a path. `change` may alter the responses. `vi.restoreAllMocks()`
 * reverts it.
 */
export function watchRequestBodies(
  path: string,
  change?: (body: { data: Record<string, unknown> }) => unknown,
): unknown[] {
  const bodies: unknown[] = [];
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (!(input instanceof Request) || !input.url.endsWith(path)) return real(input, init);
    bodies.push(await input.clone().json());
    const response = await real(input, init);
    if (!change) return response;
    const body = (await response.json()) as { data: Record<string, unknown> };
    return Response.json(change(body), { status: response.status });
  });
  return bodies;
}
