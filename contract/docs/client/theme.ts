import { readStorage, writeStorage } from './storage.ts';

/** Handles the theme button; the default is the system's theme. */
export function startTheme(): void {
  const root = document.documentElement;
  const stored = readStorage('local', 'theme');
  if (stored !== undefined) root.dataset['theme'] = stored;
  document.querySelector('#docs-theme')?.addEventListener('click', () => {
    const isDark = root.dataset['theme']
      ? root.dataset['theme'] === 'dark'
      : matchMedia('(prefers-color-scheme: dark)').matches;
    root.dataset['theme'] = isDark ? 'light' : 'dark';
    writeStorage('local', 'theme', root.dataset['theme']);
  });
}
