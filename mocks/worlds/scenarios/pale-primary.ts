import type { Scenario } from './scenario.ts';

/** The storefront has to darken it for white text. */
export const palePrimary: Scenario = {
  summary: 'The theme colour is a pale yellow.',
  settings: () => ({
    theme_colors: {
      primary: '#fff3a8',
      primary50: '#fffef5',
      primary100: '#fffce6',
      primary200: '#fff9cc',
      primary300: '#fff6b8',
      primary400: '#fff4ae',
      primary500: '#fff3a8',
      primary600: '#f5e68c',
      primary700: '#e6d470',
      primary800: '#d1bd55',
      primary900: '#b8a33d',
      primary950: '#9c8828',
    },
  }),
};
