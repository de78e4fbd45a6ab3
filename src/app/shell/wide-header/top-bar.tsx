import { useLingui } from '@lingui/react/macro';
import { SELLER_REGISTRATION_PATH } from '../../../lib/router/paths.ts';
import { ReusableElement } from '../../../lib/react/reusable-element.tsx';
import { useSettings } from '../../../features/settings/use-settings.ts';
import { container } from '../../../ui/layout/layout.css.ts';
import { PreferencePickers } from './preference-pickers.tsx';
import * as css from './top-bar.css.ts';

/** Seller link, hotline, currency and language; on phones they are in the menu (SHELL-01). */
export function TopBar() {
  const { t } = useLingui();
  const { settings, isReady } = useSettings();

  return (
    <ReusableElement as="div" name="TopBar" data={isReady} className={css.bar}>
      <div className={`${container} ${css.row}`}>
        {isReady && settings.multi_vendor ? (
          <a className={css.link} href={SELLER_REGISTRATION_PATH}>
            {t`Become a Seller`}
          </a>
        ) : null}
        {settings.mobile ? (
          <a className={css.link} href={`tel:${settings.mobile}`}>
            {t`Hotline`} <bdi dir="ltr">{settings.mobile}</bdi>
          </a>
        ) : null}
        <div className={css.pickers}>
          <PreferencePickers />
        </div>
      </div>
    </ReusableElement>
  );
}
