import { globalStyle, style } from '@vanilla-extract/css';

/** Full rows only: three, four or five products in one row, or two rows of two. */
export const bestSellers = style({ containerType: 'inline-size' });

const HIDDEN = { display: 'none' } as const;
globalStyle(`${bestSellers} li:nth-child(5)`, {
  '@container': { '(max-width: 1143.98px)': HIDDEN },
});
globalStyle(`${bestSellers} li:nth-child(4)`, {
  '@container': { '(min-width: 624px) and (max-width: 847.98px)': HIDDEN },
});
