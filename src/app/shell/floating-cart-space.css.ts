import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../ui/theme/breakpoints.ts';

/** Reserves space for the floating cart from the first paint (SHELL-11). */
export const floatingCartSpace = style({});

// Zero specificity, so that bottom bars and dialogs may reserve more.
globalStyle(`:where(:root:has(${floatingCartSpace}))`, {
  '@media': {
    [below.md]: {
      scrollPaddingBlockEnd: '4rem',
      paddingBlockEnd: 'calc(3.25rem + env(safe-area-inset-bottom))',
      vars: { '--souk-toast-lift': '3.25rem', '--souk-cart-space': '3.25rem' },
    },
    [from.md]: { vars: { '--souk-side-space': '3.5rem' } },
    [from.xl]: { vars: { '--souk-side-space': '5rem' } },
    print: { paddingBlockEnd: 0, vars: { '--souk-side-space': '0px' } },
  },
});
