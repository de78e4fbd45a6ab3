import { recall, remember } from './memory.ts';

/** The button for light or dark; without a choice it is as the system has it. */
export function startTheme(): void {
  const root = document.documentElement;
  const kept = recall('local', 'theme');
  if (kept !== undefined) root.dataset['theme'] = kept;
  document.querySelector('#docs-theme')?.addEventListener('click', () => {
    const isDark = root.dataset['theme']
      ? root.dataset['theme'] === 'dark'
      : matchMedia('(prefers-color-scheme: dark)').matches;
    root.dataset['theme'] = isDark ? 'light' : 'dark';
    remember('local', 'theme', root.dataset['theme']);
  });
}
