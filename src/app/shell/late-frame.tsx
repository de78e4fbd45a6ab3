import { useStore } from 'zustand';
import { useIsCustomer } from '../../api/session.ts';
import { useAppPart } from '../../lib/react/app-scope.ts';
import { lazyComponent } from '../../lib/react/lazy-module.tsx';
import { LazySection } from '../../lib/react/lazy-section.tsx';
import { useHasActed } from '../../lib/react/when-needed.ts';
import '../../ui/choices/select-list.css.ts';
import { ToastRegion } from '../../ui/feedback/toast-region.tsx';
import { useSettingsLocale } from '../i18n/use-settings-locale.ts';
import { createNavigator, navigateImmediately } from '../navigation/navigator.ts';
import { useSyncTabs } from '../session/use-sync-tabs.ts';
import { NetworkBanner } from './network-banner.tsx';

const NavigationEffects = lazyComponent(() =>
  import('../navigation/navigation-effects.tsx').then((module) => module.NavigationEffects),
);

/** Parts of every page that follow hydration. The stores are restored by then. */
export function LateFrame({ isServerRendered }: { isServerRendered: boolean }) {
  const navigator = useAppPart(createNavigator);
  useSettingsLocale(isServerRendered);
  useSyncTabs();
  return (
    <>
      <ToastRegion />
      <NetworkBanner />
      <LazySection onCatch={() => navigator.setNavigator(navigateImmediately)}>
        {useNeedsNavigation() ? <NavigationEffects /> : null}
      </LazySection>
    </>
  );
}

function useNeedsNavigation(): boolean {
  const hasActed = useHasActed();
  const isWaiting = useStore(useAppPart(createNavigator), (state) => state.isWaiting);
  const isCustomer = useIsCustomer();
  // Back must find the position on the page before.
  const hasHistory = history.state !== null;
  return hasActed || isWaiting || isCustomer || hasHistory;
}
