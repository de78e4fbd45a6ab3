import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { setNavigator } from '../navigation/navigator.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { registerBackListener } from '../../ui/overlays/use-close-on-back.ts';
import { visuallyHidden } from '../../ui/content/visually-hidden.css.ts';
import * as css from './status-banners.css.ts';
import { trackScroll } from '../navigation/scroll-restoration.ts';
import { SessionBackground } from '../session/session-background.tsx';
import { navigateWithTransition, navigationStore } from '../navigation/page-transitions.ts';
import { useSearchShortcut } from '../../features/search/use-search-shortcut.ts';
import { usePageAnnouncement } from '../navigation/use-page-announcement.ts';

/**
 * Comes after the first paint: smooth ways between pages, the way into the search box, Back before what is open, what a session does by itself, and what
 * the page says of itself: that the next one is slow in coming, which one has come, and that the network is away.
 */
export function StatusBanners() {
  const { t } = useLingui();
  const isSlow = useStore(navigationStore, (state) => state.isSlow);
  const title = usePageAnnouncement();
  useEffect(() => setNavigator(navigateWithTransition), []);
  useEffect(trackScroll, []);
  useEffect(registerBackListener, []);
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
