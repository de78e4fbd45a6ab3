import type { Settings } from '../../../features/settings/settings-context.ts';
import { useSettings } from '../../../features/settings/use-settings.ts';
import { useSiteLinkCheck } from '../site-link.tsx';
import { appStoreLinks, socialLinks } from '../external-links.ts';

export type FooterColumnData = Settings['footers'][number];
export type FooterItemData = FooterColumnData['items'][number];

/** Omits empty items and links without a screen. */
export function useFooterColumns(): FooterColumnData[] {
  const { settings } = useSettings();
  const hasTarget = useSiteLinkCheck();

  function isShown({ type, title, url }: FooterItemData): boolean {
    switch (type) {
      case 'logo':
        return true;
      case 'social_links':
        return socialLinks(settings).length > 0;
      case 'app_store':
        return appStoreLinks(settings).length > 0 || Boolean(settings.footer_qr);
      case 'link':
        return Boolean(title && url && hasTarget(url));
      case 'text':
      case 'email':
      case 'phone':
        break;
    }
    return Boolean(title);
  }
  return settings.footers
    .toSorted((a, b) => a.position - b.position)
    .map((column) => ({ ...column, items: column.items.filter(isShown) }))
    .filter(({ items }) => items.length > 0);
}
