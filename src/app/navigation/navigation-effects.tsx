import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useAppPart } from '../../lib/react/app-scope.ts';
import { useBackListener } from '../../ui/overlays/use-close-on-back.ts';
import { visuallyHidden } from '../../ui/content/visually-hidden.css.ts';
import { useSearchShortcut } from '../../features/search/use-search-shortcut.ts';
import { SessionBackground } from '../session/session-background.tsx';
import * as css from '../shell/status-banners.css.ts';
import { createNavigator } from './navigator.ts';
import { createPageTransitions } from './page-transitions.ts';
import { createScrollRestoration } from './scroll-restoration.ts';
import { useShowFocused } from './use-show-focused.ts';
import { usePageAnnouncement } from './use-page-announcement.ts';

/** What every page needs from the first action of the visitor on, and for customers at once. */
export function NavigationEffects() {
  const { t } = useLingui();
  const { setNavigator } = useAppPart(createNavigator);
  const { trackScroll } = useAppPart(createScrollRestoration);
  const transitions = useAppPart(createPageTransitions);
  const isSlow = useStore(transitions, (state) => state.isSlow);
  const title = usePageAnnouncement();
  useEffect(() => trackScroll(), [trackScroll]);
  useEffect(() => setNavigator(transitions.navigateWithTransition), [setNavigator, transitions]);
  useBackListener();
  useShowFocused();
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
      <SessionBackground />
    </>
  );
}
