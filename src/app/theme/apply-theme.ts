import { createPreferences } from '../../features/settings/preferences-store.ts';
import type { AppScope } from '../../lib/react/app-scope.ts';
import { isThemeChoice, THEME_COOKIE } from '../../lib/theme-choice.ts';

/**
 * Applies the stored theme, also of other tabs. Keeps the server-rendered theme until the store is
 * restored.
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
  // Renewed each time: Safari expires script cookies after a week.
  if (isThemeChoice(theme)) {
    dataset['theme'] = theme;
    document.cookie = `${THEME_COOKIE}=${theme}; path=/; max-age=31536000; samesite=lax`;
  } else {
    delete dataset['theme'];
    document.cookie = `${THEME_COOKIE}=; path=/; max-age=0; samesite=lax`;
  }
}
