import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createNavigator } from '../navigation/navigator.ts';
import { useAppPart } from '../../lib/react/app-scope.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { useBackListener } from '../../ui/overlays/use-close-on-back.ts';
import { visuallyHidden } from '../../ui/content/visually-hidden.css.ts';
import '../../ui/choices/select-list.css.ts';
import * as css from './status-banners.css.ts';
import { createScrollRestoration } from '../navigation/scroll-restoration.ts';
import { SessionBackground } from '../session/session-background.tsx';
import { createPageTransitions } from '../navigation/page-transitions.ts';
import { useSettingsLocale } from '../i18n/use-settings-locale.ts';
import { useSearchShortcut } from '../../features/search/use-search-shortcut.ts';
import { usePageAnnouncement } from '../navigation/use-page-announcement.ts';

/** Everything that can load after the first paint. */
export function StatusBanners({ isServerRendered }: { isServerRendered: boolean }) {
  const { t } = useLingui();
  const { setNavigator } = useAppPart(createNavigator);
  const { trackScroll } = useAppPart(createScrollRestoration);
  const transitions = useAppPart(createPageTransitions);
  const isSlow = useStore(transitions, (state) => state.isSlow);
  const title = usePageAnnouncement();
  useEffect(() => setNavigator(transitions.navigateWithTransition), [setNavigator, transitions]);
  useEffect(() => trackScroll(), [trackScroll]);
  useBackListener();
  // The stores are restored by now.
  useSettingsLocale(isServerRendered);
  useSearchShortcut();
  return (
    <>
      {isSlow ? (
        <div className={css.track}>
          <progress className={visuallyHidden} aria-label={t`Loading page`} />
          <div aria-hidden className={css.bar} />
        </div>
      ) : null}
      <output className={visuallyHidden}>{isSlow ? t`Loading page` : title}</output>
      <OfflineBanner />
      <SessionBackground />
    </>
  );
}
