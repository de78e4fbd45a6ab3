import { style } from '@vanilla-extract/css';

const WHITE = 'brightness(0) invert(1)';

/** Shops send one logo, made for light grounds: on dark it stands in white. */
export const onDark = style({
  '@media': {
    'screen and (prefers-color-scheme: dark)': {
      selectors: { ':root:not([data-theme="light"]) &': { filter: WHITE } },
    },
    screen: { selectors: { ':root[data-theme="dark"] &': { filter: WHITE } } },
  },
});
