import { style } from '@vanilla-extract/css';

/** On the lower edge, overlapping a little, with room at both ends. */
export const goods = style({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'center',
  minInlineSize: 0,
});

/** At most as high as the wall of a shop's page. `&&` overrides the styles of pictures. */
export const piece = style({
  selectors: {
    '&&': { inlineSize: 'min(35%, 174px)', marginInline: '-2%', backgroundColor: 'transparent' },
  },
});

/** Fills the wall. */
export const banner = style({
  position: 'absolute',
  inset: 0,
  selectors: { '&&': { blockSize: '100%' } },
});
