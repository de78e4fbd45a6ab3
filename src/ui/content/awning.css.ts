import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

/** First stripe, the fascia if unset; the second is `canvas`. */
export const stripe = createVar();
const cloth = createVar();
const scallop = createVar();
const image = createVar();

/** A scallop in the first half of the tile. */
const SCALLOP = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 2' preserveAspectRatio='none'%3E%3Cpath d='M0 0h2v1a1 1 0 0 1-2 0z'/%3E%3C/svg%3E")`;
const TILE = `calc(2 * ${scallop}) 100%`;

/**
 * A striped, scalloped edge below a block, drawn over what follows. It ends in the first stripe on
 * both sides: `round` divides the width without the last scallop into complete tiles. Mirrored, the
 * same scallops fill the other halves.
 */
const awning = style({
  vars: {
    [image]: SCALLOP,
    // A little lighter than a dark fascia, which may be close to the ground.
    [cloth]: fallbackVar(
      stripe,
      `color-mix(in srgb, ${theme.colour.primary} 20%, ${theme.colour.fascia})`,
    ),
  },
  // The last scallop is at the right in every language.
  direction: 'ltr',
  position: 'relative',
  blockSize: scallop,
  marginBlockEnd: `calc(-1 * ${scallop})`,
  // The beam that it hangs from.
  boxShadow: `0 -3px ${cloth}`,
  filter: theme.filter.awning,
  pointerEvents: 'none',
  '@media': {
    print: { display: 'none' },
    '(forced-colors: active)': { blockSize: 0, borderBlockEnd: '2px solid CanvasText' },
  },
  selectors: {
    '&::before, &::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      paddingInlineEnd: scallop,
      background: cloth,
      mask: `${image} 0 0 / ${TILE} round content-box, ${image} calc(100% + ${scallop}) 0 / ${TILE} no-repeat`,
    },
    '&::after': {
      insetInlineEnd: scallop,
      paddingInlineEnd: 0,
      background: theme.colour.canvas,
      transform: 'scaleX(-1)',
      maskSize: `${TILE}, 0 0`,
    },
  },
});

export const size = styleVariants(
  { thin: 12, normal: 15, large: 22, card: 26, shop: 32, stall: 52 },
  (pixels, name) => [
    awning,
    {
      vars: { [scallop]: `${pixels}px` },
      // A page with an awning of its own, such as a shop's, hides the header's.
      selectors: name === 'normal' ? { ':root:has([data-awning]) &': { display: 'none' } } : {},
    },
  ],
);
