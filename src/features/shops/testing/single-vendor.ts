import { getSettings } from '../../../api/generated/settings.ts';
import type { OpenApp } from '../../../api/testing/open-app.tsx';
import { openShop } from '../../../test/render-app.tsx';

/** Opens the shop as one that has no others beside it. */
export async function singleVendor(): Promise<OpenApp> {
  const settings = await openShop().api.client.call(getSettings);
  return openShop({
    before: async (path) =>
      path.startsWith('/api/master')
        ? Response.json({ message: 'Master data', data: { ...settings, multi_vendor: false } })
        : undefined,
  });
}
