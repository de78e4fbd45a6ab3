import { style } from '@vanilla-extract/css';

/** They stand on the lower edge and overlap a little. */
export const goods = style({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'center',
  minInlineSize: 0,
  blockSize: '100%',
});

/** `&&` overrides the styles of pictures. */
export const piece = style({
  selectors: { '&&': { inlineSize: '36%', marginInline: '-1.5%', backgroundColor: 'transparent' } },
});

export const banner = style({
  selectors: { '&&': { blockSize: '100%', backgroundColor: 'transparent' } },
});
