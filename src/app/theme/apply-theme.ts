import { createPreferences } from '../../features/settings/preferences-store.ts';
import type { AppScope } from '../../lib/react/app-scope.ts';
import { isThemeChoice, THEME_COOKIE } from '../../lib/theme-choice.ts';

/**
 * Keeps the page in the look of the settings store, whichever tab changed it. The store says nothing
 * until it has been filled, so what the server put on the page stands until then.
 */
export function applyTheme(scope: AppScope): () => void {
  const preferences = scope.get(createPreferences);
  const stopFollowing = preferences.subscribe(({ theme }, before) => {
    if (theme !== before.theme) showTheme(theme);
  });
  const stopHydrating = preferences.persist.onFinishHydration(({ theme }) => showTheme(theme));
  return () => {
    stopFollowing();
    stopHydrating();
  };
}

function showTheme(theme: unknown): void {
  const { dataset } = document.documentElement;
  // Renewed each time: some browsers drop cookies of scripts after a week.
  if (isThemeChoice(theme)) {
    dataset['theme'] = theme;
    document.cookie = `${THEME_COOKIE}=${theme}; path=/; max-age=31536000; samesite=lax`;
  } else {
    delete dataset['theme'];
    document.cookie = `${THEME_COOKIE}=; path=/; max-age=0; samesite=lax`;
  }
}
