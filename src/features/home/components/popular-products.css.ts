import { globalStyle, style } from '@vanilla-extract/css';

/** Wide screens show one full row: four or five products. */
export const oneRow = style({ containerType: 'inline-size' });

const HIDDEN = { display: 'none' } as const;
globalStyle(`${oneRow} li:nth-child(n + 5)`, {
  '@container': { '(min-width: 848px) and (max-width: 1143.98px)': HIDDEN },
});
globalStyle(`${oneRow} li:nth-child(n + 6)`, {
  '@container': { '(min-width: 1144px)': HIDDEN },
});
