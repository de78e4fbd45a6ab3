/** The looks that a shopper can keep; without one the page follows the system. */
export type ThemeChoice = 'light' | 'dark';

/** Cookie that mirrors the kept look, so that the server's first paint has it already. */
export const THEME_COOKIE = 'theme';

/** Whether a value of storage or cookie names a look; anything else means the system's. */
export function isThemeChoice(value: unknown): value is ThemeChoice {
  return value === 'light' || value === 'dark';
}
