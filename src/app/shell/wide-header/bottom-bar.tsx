import { useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Smartphone from 'lucide-react/icons/smartphone';
import { useLocation } from 'wouter';
import { listCategories } from '../../../api/generated/catalogue.ts';
import { useRouteTable } from '../../../lib/router/route-context.ts';
import { ReusableElement } from '../../../lib/react/reusable-element.tsx';
import { categoryPath } from '../../../lib/router/paths.ts';
import { useSettings } from '../../../features/settings/use-settings.ts';
import { Icon } from '../../../ui/content/icon.tsx';
import { container } from '../../../ui/layout/layout.css.ts';
import { MenuButton } from '../../../ui/overlays/menu-button.tsx';
import * as css from './bottom-bar.css.ts';
import { createLazyDialog } from '../../../features/dialogs/lazy-dialog.tsx';
import { MenuItems, useMenus } from '../site-link.tsx';
import { appStoreLinks } from '../external-links.ts';

const CategoriesButton = createLazyDialog(
  () => import('../menus/categories-menu.tsx').then((module) => module.CategoriesMenu),
  // Without it the menu sends the request.
  (api) =>
    void import('../../../api/runtime/prefetch.ts')
      .then(({ prefetchQueries }) => prefetchQueries(api, [listCategories.query()]))
      .catch(() => undefined),
);

/** Shown from 768 px (SHELL-05). */
export function BottomBar() {
  const { t } = useLingui();
  const { settings } = useSettings();
  const { has } = useRouteTable();
  const [path] = useLocation();
  const menus = useMenus();
  const current = menus.find(({ url }) => url === path)?.url;
  const stores = settings.show_download_app ? appStoreLinks(settings) : [];

  return (
    <ReusableElement as="div" name="BottomBar" data={current} className={css.bar}>
      <div className={`${container} ${css.row}`}>
        {has(categoryPath(1)) ? (
          <CategoriesButton className={css.categories}>
            <Icon of={LayoutGrid} size={18} className={css.wideOnly} /> {t`Categories`}
            <Icon of={ChevronDown} size={16} className={css.chevron} />
          </CategoriesButton>
        ) : null}
        <nav aria-label={t`Main menu`} className={css.menu}>
          <ul className={css.list}>
            <MenuItems menus={menus} path={current} className={css.link} />
          </ul>
        </nav>
        {stores.length > 0 ? (
          <MenuButton
            label={t`Download our app`}
            className={css.app}
            items={stores}
            onNavigate={(href) => location.assign(href)}
          >
            <Icon of={Smartphone} size={18} />
            <span className={css.appText}>{t`Download our app`}</span>
            <Icon of={ChevronDown} size={16} className={`${css.chevron} ${css.wideOnly}`} />
          </MenuButton>
        ) : null}
      </div>
    </ReusableElement>
  );
}
