import { Trans, useLingui } from '@lingui/react/macro';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Phone from 'lucide-react/icons/phone';
import Smartphone from 'lucide-react/icons/smartphone';
import Store from 'lucide-react/icons/store';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'wouter';
import { useRouteTable } from '../../../lib/router/route-context.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { CATEGORIES_PATH, SELLER_REGISTRATION_PATH } from '../../../lib/router/paths.ts';
import { useSettings } from '../../../features/settings/use-settings.ts';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { Icon } from '../../../ui/content/icon.tsx';
import * as css from './mobile-menu.css.ts';
import { MobileAccount } from './mobile-account.tsx';
import type { LazyDialogProps } from '../../../features/dialogs/lazy-dialog.tsx';
import { PreferencePickers } from '../wide-header/preference-pickers.tsx';
import { MenuItems, useMenus } from '../site-link.tsx';
import { appStoreLinks } from '../external-links.ts';

/** The slide-in menu of small screens (SHELL-04). Load on first use. */
export function MobileMenu({ onClose }: LazyDialogProps) {
  const { t } = useLingui();
  const { settings } = useSettings();
  const { has } = useRouteTable();
  const [path] = useLocation();
  const menus = useMenus();
  const initialPath = useRef(path);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (initialPath.current !== path) close();
  }, [path]);

  return (
    <Drawer isOpen onClose={onClose} title={t`Menu`}>
      <MobileAccount onClose={onClose} />
      <nav aria-label={t`Main menu`}>
        <ul className={css.list}>
          {has(CATEGORIES_PATH) ? (
            <li>
              <AppLink href={CATEGORIES_PATH} className={css.row} onClick={onClose}>
                <Icon of={LayoutGrid} /> <Trans>Categories</Trans>
              </AppLink>
            </li>
          ) : null}
          <MenuItems menus={menus} path={path} className={css.row} onClick={onClose} />
        </ul>
      </nav>
      <ul className={css.list}>
        {settings.multi_vendor ? (
          <li>
            <a className={css.row} href={SELLER_REGISTRATION_PATH}>
              <Icon of={Store} /> <Trans>Become a Seller</Trans>
            </a>
          </li>
        ) : null}
        {settings.mobile ? (
          <li>
            <a className={css.row} href={`tel:${settings.mobile}`}>
              <Icon of={Phone} /> <Trans>Hotline</Trans> <bdi dir="ltr">{settings.mobile}</bdi>
            </a>
          </li>
        ) : null}
        {(settings.show_download_app ? appStoreLinks(settings) : []).map(({ id, label, href }) => (
          <li key={id}>
            <a className={css.row} href={href}>
              <Icon of={Smartphone} /> <Trans>Get the app: {label}</Trans>
            </a>
          </li>
        ))}
      </ul>
      <div className={css.pickers}>
        <PreferencePickers />
      </div>
    </Drawer>
  );
}
