import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { takeWay } from './go-to.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { watchBack } from '../ui/use-back-closes.ts';
import { visuallyHidden } from '../ui/visually-hidden.css.ts';
import * as css from './page-notices.css.ts';
import { rememberScroll } from './scroll-memory.ts';
import { SessionWatch } from './session-watch.tsx';
import { goSmoothly, navigationStore } from './smooth-navigation.ts';
import { useSearchShortcut } from './use-search-shortcut.ts';
import { usePageTitle } from './use-page-title.ts';

/**
 * Comes after the first paint: smooth ways between pages, the way into the search box, Back before what is open, what a session does by itself, and what
 * the page says of itself: that the next one is slow in coming, which one has come, and that the network is away.
 */
export function PageNotices() {
  const { t } = useLingui();
  const isSlow = useStore(navigationStore, (state) => state.isSlow);
  const title = usePageTitle();
  useEffect(() => takeWay(goSmoothly), []);
  useEffect(rememberScroll, []);
  useEffect(watchBack, []);
  useSearchShortcut();
  return (
    <>
      {isSlow ? (
        <div className={css.track}>
          <progress className={visuallyHidden} aria-label={t`The page is loading`} />
          <div aria-hidden className={css.bar} />
        </div>
      ) : null}
      <output className={visuallyHidden}>{isSlow ? t`The page is loading` : title}</output>
      <OfflineNotice />
      <SessionWatch />
    </>
  );
}
