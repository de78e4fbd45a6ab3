import { globalStyle, style } from '@vanilla-extract/css';
import { TO_EDGES } from '../../../ui/layout/layout.css.ts';
import { below } from '../../../ui/theme/breakpoints.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

export const TILE_RATIO = 1.2;

const FOCUS_RING_SPACE = theme.space[1];

/** Fills the row, and scrolls where the tiles would be narrower than on phones. */
export const row = style({
  // Contains the hidden text of its last link.
  position: 'relative',
  display: 'flex',
  gap: theme.space[3],
  marginInline: `calc(-1 * ${FOCUS_RING_SPACE})`,
  padding: FOCUS_RING_SPACE,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollPaddingInline: FOCUS_RING_SPACE,
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  '@media': { [below.md]: TO_EDGES },
});

export const list = style({ display: 'contents' });

globalStyle(`${row} > a, ${list} > li`, {
  // On most phones part of a fifth shows that there are more.
  flex: '1 0 4.75rem',
  inlineSize: 0,
  scrollSnapAlign: 'start',
});

export const tile = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.space[2],
  color: theme.colour.text,
  borderRadius: theme.radius.m,
  textAlign: 'center',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
});

const box = style({
  backgroundColor: theme.colour.sunken,
  borderRadius: theme.radius.m,
  selectors: { [`${tile}:hover > &`]: { boxShadow: theme.shadow.m } },
});

export const picture = style([box, { position: 'relative' }]);
globalStyle(`${picture} > img`, {
  // Out of the flow: a square picture would be higher than the tile.
  position: 'absolute',
  inset: 0,
  objectFit: 'contain',
  filter: theme.filter.goods,
  scale: '0.94',
  transition: `transform ${theme.motion.slow}`,
});
globalStyle(`${tile}:hover > ${picture} > img`, { transform: 'scale(1.05)' });

// Every fourth has the ground of the box.
for (const [index, colour] of (['roseTop', 'sageTop', 'saffronSoft'] as const).entries()) {
  globalStyle(`${list} > :nth-child(4n + ${index + 1}) ${picture}`, {
    backgroundColor: theme.colour[colour],
  });
}

export const all = style([
  box,
  {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: String(TILE_RATIO),
    color: theme.colour.muted,
  },
]);

export const name = style({
  fontSize: theme.text.xs,
  fontWeight: theme.weight.semibold,
  lineHeight: theme.leading.tight,
});
