import { getSettings } from '../../../api/generated/settings.ts';
import { openApp, type OpenApp } from '../../../api/testing/open-app.tsx';

export async function openSingleVendorShop(): Promise<OpenApp> {
  const settings = await openApp().api.client.call(getSettings);
  return openApp({
    before: async (path) =>
      path.startsWith('/api/master')
        ? Response.json({ message: 'Master data', data: { ...settings, multi_vendor: false } })
        : undefined,
  });
}
