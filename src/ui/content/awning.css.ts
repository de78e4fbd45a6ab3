import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

/** First stripe, the fascia if unset; the second is `canvas`. */
export const stripe = createVar();
const height = createVar();
const tile = createVar();

/** A scallop in the first half of the tile. */
const SCALLOP = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 44 22' preserveAspectRatio='none'%3E%3Cpath d='M0 0h22v11a11 11 0 0 1-22 0z'/%3E%3C/svg%3E")`;

/**
 * A striped, scalloped edge below a block, drawn over what follows. `round` divides every width
 * into complete tiles; mirrored, the same scallops fill the other halves.
 */
const awning = style({
  position: 'relative',
  blockSize: height,
  marginBlockEnd: `calc(-1 * ${height})`,
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
      background: fallbackVar(stripe, theme.colour.fascia),
      maskImage: SCALLOP,
      maskSize: `${tile} 100%`,
      maskRepeat: 'round',
    },
    '&::after': { background: theme.colour.canvas, transform: 'scaleX(-1)' },
  },
});

export const size = styleVariants(
  { thin: 12, normal: 15, large: 22, card: 26, shop: 32, stall: 56 },
  (pixels, name) => [
    awning,
    {
      vars: { [height]: `${pixels}px`, [tile]: `${pixels * 2}px` },
      // A page with an awning of its own, such as a shop's, hides the header's.
      selectors: name === 'normal' ? { ':root:has([data-awning]) &': { display: 'none' } } : {},
    },
  ],
);
