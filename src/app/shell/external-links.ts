import type { Settings } from '../../features/settings/settings-context.ts';
import { IMAGE_SCHEMES, safeUrl, WEB_SCHEMES } from '../../lib/html/safe-url.ts';

export function appStoreLinks(
  settings: Partial<Pick<Settings, 'google_playstore_link' | 'app_store_link'>>,
): { id: string; label: string; href: string }[] {
  return [
    { id: 'google', label: 'Google Play', url: settings.google_playstore_link },
    { id: 'apple', label: 'App Store', url: settings.app_store_link },
  ].flatMap(({ id, label, url }) => {
    const href = safeUrl(url, WEB_SCHEMES);
    return href ? [{ id, label, href }] : [];
  });
}

/** Skips social links without a URL. */
export function socialLinks(settings: Partial<Pick<Settings, 'social_links'>>) {
  return (settings.social_links ?? []).flatMap(({ id, name, logo, link }) => {
    const href = safeUrl(link);
    return href ? [{ id, name, logo: safeUrl(logo, IMAGE_SCHEMES), href }] : [];
  });
}
