import { useLingui } from '@lingui/react/macro';
import Apple from 'lucide-react/icons/apple';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import Play from 'lucide-react/icons/play';
import { IMAGE_SCHEMES, safeUrl } from '../../../lib/html/safe-url.ts';
import { HOME_PATH } from '../../../lib/router/paths.ts';
import { useSettings } from '../../../features/settings/use-settings.ts';
import { Icon } from '../../../ui/content/icon.tsx';
import * as css from './footer.css.ts';
import { LogoPicture } from '../logo.tsx';
import { SiteLink } from '../site-link.tsx';
import { appStoreLinks, socialLinks } from '../external-links.ts';
import type { FooterItemData } from './use-footer-columns.ts';

/** `url` and `target` are set by the operator (SHELL-09). A tagline is a short text below the logo. */
export function FooterItem({ item, isTagline }: { item: FooterItemData; isTagline: boolean }) {
  const { type, url, target } = item;
  const title = item.title ?? '';
  switch (type) {
    case 'logo':
      return <Logo url={url ?? HOME_PATH} target={target} />;
    case 'social_links':
      return <SocialLinks />;
    case 'app_store':
      return <AppStores />;
    case 'email':
      return (
        <SiteLink className={css.link} url={url ?? `mailto:${title}`} target={target}>
          <Icon of={Mail} size={18} /> <bdi dir="ltr">{title}</bdi>
        </SiteLink>
      );
    case 'phone':
      return (
        <SiteLink className={css.link} url={url ?? `tel:${title}`} target={target}>
          <Icon of={Phone} size={18} /> <bdi dir="ltr">{title}</bdi>
        </SiteLink>
      );
    case 'text':
    case 'link':
      break;
  }
  // It may be in another language than the page.
  const isolated = <bdi>{title}</bdi>;
  if (!url) return <p className={isTagline ? css.tagline : css.text}>{isolated}</p>;
  return (
    <SiteLink className={css.link} url={url} target={target}>
      {isolated}
    </SiteLink>
  );
}

function Logo({ url, target }: { url: string; target: string }) {
  const { settings } = useSettings();
  return (
    <SiteLink className={css.link} url={url} target={target} aria-label={settings.app_name}>
      <LogoPicture />
    </SiteLink>
  );
}

function SocialLinks() {
  const { settings } = useSettings();
  return (
    <ul className={css.socials}>
      {socialLinks(settings).map(({ id, name, logo, href }) => (
        <li key={id}>
          <a className={css.social} href={href} target="_blank" rel="noopener" title={name}>
            <img src={logo} alt={name} width={28} height={28} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  );
}

function AppStores() {
  const { t } = useLingui();
  const { settings } = useSettings();
  const qrCode = safeUrl(settings.footer_qr, IMAGE_SCHEMES);
  return (
    <div className={css.stores}>
      {appStoreLinks(settings).map(({ id, label, href }) => (
        <a key={id} className={css.store} href={href}>
          <Icon of={id === 'apple' ? Apple : Play} size={22} />
          {label}
        </a>
      ))}
      {qrCode ? (
        <img
          src={qrCode}
          alt={t`QR code to download our app`}
          width={120}
          height={120}
          loading="lazy"
          className={css.qr}
        />
      ) : null}
    </div>
  );
}
