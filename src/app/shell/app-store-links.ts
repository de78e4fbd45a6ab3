import type { Settings } from '../../features/settings/use-settings.ts';

/** The stores that have the shop's app. */
export function appStoreLinks(
  settings: Partial<Pick<Settings, 'google_playstore_link' | 'app_store_link'>>,
): { id: string; label: string; href: string }[] {
  return [
    { id: 'google', label: 'Google Play', href: settings.google_playstore_link ?? '' },
    { id: 'apple', label: 'App Store', href: settings.app_store_link ?? '' },
  ].filter(({ href }) => href !== '');
}
