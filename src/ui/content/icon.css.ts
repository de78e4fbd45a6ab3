import { style } from '@vanilla-extract/css';

/** Stroke and fill are styles, not attributes: a page has 200 icons. */
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

/** For glyphs that point along the line: the other way round in right-to-left (LANG-06). */
export const mirrored = style({
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
