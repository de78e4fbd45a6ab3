/** Without a choice the page follows the system. */
export type ThemeChoice = 'light' | 'dark';

/** Mirrors the stored choice, so that the server renders it at once. */
export const THEME_COOKIE = 'theme';

export function isThemeChoice(value: unknown): value is ThemeChoice {
  return value === 'light' || value === 'dark';
}
