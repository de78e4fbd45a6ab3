import { style } from '@vanilla-extract/css';

/** Styles instead of attributes, because a page has 200 icons. */
export const icon = style({
  flexShrink: 0,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: { '&[fill="currentColor"]': { fill: 'currentColor' } },
  '@media': { print: { display: 'none' } },
});

/** For directional icons (LANG-06). */
export const mirrored = style({
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
