import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { DARK, LIGHT } from './palette.ts';
import { defaultShades } from './brand-theme.ts';
import { WALL_SHARE } from './tones.ts';

/**
 * Design tokens as CSS variables (`--souk-colour-text`; builds shorten the names). Styles only use
 * these roles. Light, dark, forced colours, reduced motion, print and the brand only change values in
 * this file.
 */
export const theme = createGlobalThemeContract(
  {
    colour: {
      ground: '',
      surface: '',
      raised: '',
      sunken: '',
      text: '',
      muted: '',
      line: '',
      lineStrong: '',
      primary: '',
      primaryHover: '',
      onPrimary: '',
      primarySoft: '',
      onPrimarySoft: '',
      /** Of the menu bar and the first stripe of the awning. */
      fascia: '',
      onFascia: '',
      /** Second stripe of the awning. */
      canvas: '',
      /** Behind marks that are made for light backgrounds. */
      plate: '',
      /** What is offered today: hero, band of the flash sale, counter. */
      saffron: '',
      saffronTop: '',
      saffronDeep: '',
      saffronSoft: '',
      onSaffron: '',
      saffronText: '',
      /** Wall and counter of the advertisements; text on them has the role `text`. */
      sage: '',
      sageTop: '',
      rose: '',
      roseTop: '',
      focus: '',
      sale: '',
      success: '',
      successSoft: '',
      warning: '',
      warningSoft: '',
      danger: '',
      dangerSoft: '',
      star: '',
      /** Text on pictures, which are dark in both themes. */
      onPicture: '',
      scrim: '',
      pictureShade: '',
      skeleton: '',
      skeletonShine: '',
    },
    /** `display`: our own headlines and shop names only; one weight. */
    font: { family: '', display: '' },
    text: { xs: '', s: '', m: '', l: '', xl: '', xxl: '', section: '', title: '', display: '' },
    leading: { display: '', tight: '', normal: '', relaxed: '' },
    weight: { normal: '', medium: '', semibold: '', bold: '' },
    space: { 1: '', 2: '', 3: '', 4: '', 5: '', 6: '', 8: '', 10: '', 12: '', 16: '' },
    radius: { s: '', m: '', l: '', xl: '', full: '' },
    shadow: { s: '', m: '', l: '' },
    /**
     * `logo` makes logos for light backgrounds white on dark; `picture` dims what is as light as day.
     */
    filter: { logo: '', picture: '', goods: '', soldOut: '', awning: '', receipt: '' },
    /** Share of a shop's tone in its wall. */
    share: { wall: '' },
    /** `display` of what only light or only dark themes show. */
    display: { onLight: '', onDark: '' },
    motion: { fast: '', normal: '', slow: '', ease: '' },
    z: { sticky: '', floating: '', overlay: '', toast: '' },
  },
  (_, path) => `souk-${path.join('-')}`,
);

type Colour = keyof typeof theme.colour;
type Values = Record<string, string>;

function colours(values: Partial<Record<Colour, string>>): Values {
  return Object.fromEntries(
    Object.entries(values).map(([role, value]) => [`--souk-colour-${role}`, value]),
  );
}

const LIGHT_ROLES: Values = {
  ...colours({
    ...LIGHT,
    primary: 'var(--souk-brand-readable)',
    primaryHover: 'color-mix(in srgb, var(--souk-brand-readable) 86%, black)',
    onPrimary: '#ffffff',
    primarySoft: 'var(--souk-brand-soft)',
    onPrimarySoft: 'var(--souk-brand-soft-text)',
    fascia: 'var(--souk-brand-readable)',
    onFascia: '#ffffff',
    focus: 'var(--souk-brand-readable)',
  }),
  '--souk-filter-logo': 'none',
  '--souk-filter-picture': 'none',
  '--souk-filter-goods': 'none',
  '--souk-filter-soldOut': 'opacity(0.55)',
  '--souk-share-wall': `${WALL_SHARE.light}%`,
  '--souk-display-onLight': 'block',
  '--souk-display-onDark': 'none',
  '--souk-filter-awning':
    'drop-shadow(0 0 0.5px rgb(40 25 5 / 0.3)) drop-shadow(0 2px 2px rgb(40 25 5 / 0.16))',
  '--souk-filter-receipt': 'drop-shadow(0 4px 12px rgb(70 45 15 / 0.1))',
  '--souk-shadow-s': '0 1px 2px rgb(70 45 15 / 0.06), 0 1px 3px rgb(70 45 15 / 0.05)',
  '--souk-shadow-m': '0 1px 2px rgb(70 45 15 / 0.06), 0 8px 20px -8px rgb(70 45 15 / 0.16)',
  '--souk-shadow-l': '0 4px 12px rgb(70 45 15 / 0.08), 0 24px 56px -8px rgb(70 45 15 / 0.22)',
};

const DARK_ROLES: Values = {
  ...colours({
    ...DARK,
    primary: 'var(--souk-brand-dark-readable)',
    primaryHover: 'color-mix(in srgb, var(--souk-brand-dark-readable) 84%, white)',
    onPrimary: 'var(--souk-brand-dark-ink)',
    primarySoft: 'var(--souk-brand-dark-soft)',
    onPrimarySoft: 'var(--souk-brand-dark-soft-text)',
    fascia: 'var(--souk-brand-dark-fascia)',
    onFascia: '#ffffff',
    focus: 'var(--souk-brand-dark-readable)',
  }),
  '--souk-filter-logo': 'brightness(0) invert(1)',
  '--souk-filter-picture': 'brightness(0.85)',
  // A light edge, or dark goods would be invisible on their ground.
  '--souk-filter-goods': 'drop-shadow(0 0 1px rgb(255 235 200 / 0.3))',
  // Fades the picture over its own tint: a transparent one would turn to mud.
  '--souk-filter-soldOut': 'contrast(0.55) brightness(1.1)',
  '--souk-share-wall': `${WALL_SHARE.dark}%`,
  '--souk-display-onLight': 'none',
  '--souk-display-onDark': 'block',
  // A line around the scallops: no shadow, and no dark tone, is visible on a dark ground.
  '--souk-filter-awning': `drop-shadow(0 0 1px ${DARK.lineStrong}) drop-shadow(0 3px 5px rgb(0 0 0 / 0.5))`,
  '--souk-filter-receipt': `drop-shadow(0 0 1px ${DARK.lineStrong})`,
  '--souk-shadow-s': '0 1px 2px rgb(0 0 0 / 0.4)',
  '--souk-shadow-m': '0 8px 24px -4px rgb(0 0 0 / 0.5)',
  '--souk-shadow-l': '0 24px 56px -8px rgb(0 0 0 / 0.7)',
};

/** Only for custom drawing (borders, stars), because forced colours override the rest. */
const FORCED_ROLES: Values = colours({
  line: 'CanvasText',
  lineStrong: 'CanvasText',
  focus: 'Highlight',
  star: 'CanvasText',
  skeleton: 'GrayText',
  skeletonShine: 'GrayText',
});

const SCALES: Values = {
  '--souk-font-family':
    "'Plus Jakarta Sans Variable', 'Souk Latin Fallback', 'Souk Latin DejaVu Fallback', 'IBM Plex Sans Arabic', 'Souk Arabic Fallback', system-ui, sans-serif",
  '--souk-font-display':
    "Rakkas, 'Souk Display Fallback', 'Souk Display DejaVu Fallback', 'Souk Display Arabic Fallback', 'Plus Jakarta Sans Variable', 'IBM Plex Sans Arabic', Georgia, serif",
  '--souk-text-xs': '0.8125rem',
  '--souk-text-s': '0.875rem',
  '--souk-text-m': '1rem',
  '--souk-text-l': '1.125rem',
  '--souk-text-xl': 'clamp(1.25rem, 1.15rem + 0.5vw, 1.5rem)',
  '--souk-text-xxl': 'clamp(1.5rem, 1.25rem + 1vw, 2rem)',
  '--souk-text-section': 'clamp(1.75rem, 1.55rem + 0.75vw, 2.25rem)',
  '--souk-text-title': 'clamp(2.625rem, 5vw, 2.875rem)',
  '--souk-text-display': 'clamp(2.375rem, 1.65rem + 2.9vw, 3.75rem)',
  '--souk-leading-display': '1',
  '--souk-leading-tight': '1.2',
  '--souk-leading-normal': '1.5',
  '--souk-leading-relaxed': '1.7',
  '--souk-weight-normal': '400',
  '--souk-weight-medium': '500',
  '--souk-weight-semibold': '600',
  '--souk-weight-bold': '700',
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 8, 10, 12, 16].map((step) => [`--souk-space-${step}`, `${step / 4}rem`]),
  ),
  '--souk-radius-s': '8px',
  '--souk-radius-m': '14px',
  '--souk-radius-l': '20px',
  '--souk-radius-xl': '26px',
  '--souk-radius-full': '999px',
  '--souk-motion-fast': '120ms',
  '--souk-motion-normal': '200ms',
  '--souk-motion-slow': '320ms',
  '--souk-motion-ease': 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  '--souk-z-sticky': '10',
  '--souk-z-floating': '20',
  '--souk-z-overlay': '30',
  '--souk-z-toast': '40',
};

globalStyle(':root', {
  vars: { ...defaultShades(), ...LIGHT_ROLES, ...SCALES },
  colorScheme: 'light',
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      vars: {
        '--souk-motion-fast': '1ms',
        '--souk-motion-normal': '1ms',
        '--souk-motion-slow': '1ms',
      },
    },
  },
});

globalStyle(':root:not([data-theme="light"])', {
  '@media': {
    // A dark page prints in the light colours.
    'screen and (prefers-color-scheme: dark)': { vars: DARK_ROLES, colorScheme: 'dark' },
  },
});

globalStyle(':root[data-theme="dark"]', {
  '@media': { screen: { vars: DARK_ROLES, colorScheme: 'dark' } },
});

// The Arabic letters are taller, and bold is too heavy beside them. Each weight is a file of 45 kB.
globalStyle(':root:lang(ar)', {
  vars: {
    '--souk-leading-display': '1.35',
    '--souk-weight-medium': '600',
    '--souk-weight-bold': '600',
  },
});

// Doubled to override the dark colours.
globalStyle(':root:root', {
  '@media': { '(forced-colors: active)': { vars: FORCED_ROLES } },
});
