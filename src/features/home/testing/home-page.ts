import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';

/** Waits for a section of the page. */
export const section = async (name: string) => within(await screen.findByRole('region', { name }));

const real = globalThis.fetch;

/** Overrides parts of the home response. */
export function overrideHomeResponse(parts: Record<string, unknown>) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await real(input, init);
    if (!(input instanceof Request) || !input.url.includes('/api/home')) return response;
    const body = (await response.json()) as { data: Record<string, unknown> };
    return Response.json({ ...body, data: { ...body.data, ...parts } });
  });
}
