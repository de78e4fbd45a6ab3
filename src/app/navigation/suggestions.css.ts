import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../ui/theme/breakpoints.ts';

export const bestSellers = style({});

// Two columns: no product alone in the last row.
globalStyle(`${bestSellers} li:nth-child(5)`, {
  '@media': { [below.md]: { display: 'none' } },
});
