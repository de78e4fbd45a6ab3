import { style } from '@vanilla-extract/css';

export const icon = style({ flexShrink: 0, '@media': { print: { display: 'none' } } });

/** For glyphs that point along the line: the other way round in right-to-left (LANG-06). */
export const mirrored = style({
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
