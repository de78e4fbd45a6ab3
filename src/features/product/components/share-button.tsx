import { useLingui } from '@lingui/react/macro';
import Share2 from 'lucide-react/icons/share-2';
import { useLocation } from 'wouter';
import { Icon } from '../../../ui/content/icon.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { MenuButton } from '../../../ui/overlays/menu-button.tsx';
import { useToasts } from '../../../ui/feedback/toast.ts';
import * as css from './product.css.ts';

/** Uses the Web Share API on touch devices, else a menu (PROD-04). */
export function ShareButton({ name }: { name: string }) {
  const { showToast } = useToasts();
  const { t } = useLingui();
  const [path] = useLocation();
  const url = `${location.origin}${path}`;
  const label = t`Share ${name}`;

  async function share() {
    try {
      await navigator.share({ title: name, url });
    } catch (error) {
      // The shopper cancelled.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      showToast({ kind: 'error', message: t`We couldn’t share this page.` });
    }
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ kind: 'success', message: t`Link copied` });
    } catch {
      // No clipboard permission: show the URL.
      showToast({ kind: 'warning', message: url, timeoutMs: 10_000 });
    }
  }

  if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
    return <IconButton label={label} icon={Share2} onClick={() => void share()} />;
  }
  return (
    <MenuButton
      label={label}
      className={css.share}
      onNavigate={() => undefined}
      items={[
        { id: 'copy', label: t`Copy link`, onAction: () => void copy() },
        ...sitesFor(url, name).map(([id, site, href]) => ({
          id,
          label: site,
          href,
          isExternal: true,
        })),
        { id: 'mail', label: t`Email`, href: mailtoUrl(url, name), isExternal: true },
      ]}
    >
      <Icon of={Share2} />
    </MenuButton>
  );
}

/** Id, name and share URL. */
function sitesFor(url: string, text: string): [string, string, string][] {
  const at = (base: string, values: Record<string, string>) =>
    `${base}?${new URLSearchParams(values)}`;
  return [
    ['facebook', 'Facebook', at('https://www.facebook.com/sharer/sharer.php', { u: url })],
    ['x', 'X', at('https://twitter.com/intent/tweet', { url, text })],
    ['whatsapp', 'WhatsApp', at('https://wa.me/', { text: `${text} ${url}` })],
    ['telegram', 'Telegram', at('https://t.me/share/url', { url, text })],
    ['linkedin', 'LinkedIn', at('https://www.linkedin.com/sharing/share-offsite/', { url })],
    [
      'pinterest',
      'Pinterest',
      at('https://www.pinterest.com/pin/create/button/', { url, description: text }),
    ],
    ['reddit', 'Reddit', at('https://www.reddit.com/submit', { url, title: text })],
  ];
}

/** Mail clients show `+` literally, so no `URLSearchParams`. */
function mailtoUrl(url: string, name: string): string {
  return `mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(url)}`;
}
