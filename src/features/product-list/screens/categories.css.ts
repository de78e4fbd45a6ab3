import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../../ui/theme/breakpoints.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

const ground = createVar();

/** Two columns on phones: the words are below the picture. Wider, both are on a tile. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${theme.space[6]} ${theme.space[3]}`,
  '@media': {
    [from.md]: { gap: theme.space[5] },
    [from.xl]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

/** Grounds in turn. */
const GROUNDS = ['saffronSoft', 'roseTop', 'sageTop', 'sunken'] as const;
GROUNDS.forEach((colour, index) => {
  globalStyle(`${cards} > :nth-child(4n + ${index + 1})`, {
    vars: { [ground]: theme.colour[colour] },
  });
});

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.space[2],
  '@media': {
    [from.md]: {
      gridTemplateColumns: 'minmax(0, 1fr) 44%',
      gap: 0,
      blockSize: '100%',
      minBlockSize: '11rem',
      backgroundColor: ground,
      borderRadius: theme.radius.m,
    },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

export const picture = style({
  position: 'relative',
  backgroundColor: ground,
  borderRadius: theme.radius.m,
  '@media': {
    [from.md]: {
      order: 1,
      alignSelf: 'end',
      marginInlineEnd: theme.space[3],
      // The picture is larger than its frame.
      selectors: { '&&': { overflow: 'visible' } },
    },
  },
});
globalStyle(`${picture} > img`, {
  // Out of the flow: a square picture would be higher than its ground.
  position: 'absolute',
  inset: 0,
  objectFit: 'contain',
  filter: theme.filter.goods,
  // The margins of the picture may lie outside the tile.
  '@media': { [from.md]: { scale: '1.3', transformOrigin: '50% 85%' } },
});

export const words = style({
  '@media': {
    [from.md]: {
      paddingBlock: theme.space[5],
      paddingInlineStart: theme.space[5],
    },
  },
});

export const name = style({
  overflowWrap: 'anywhere',
  color: theme.colour.text,
  fontSize: '0.9375rem',
  fontWeight: theme.weight.semibold,
  lineHeight: theme.leading.tight,
  '@media': {
    [from.md]: {
      fontFamily: theme.font.display,
      fontSize: '1.625rem',
      fontWeight: theme.weight.normal,
      fontSynthesis: 'none',
      lineHeight: theme.leading.display,
    },
  },
  selectors: { [`${card}:hover &`]: { color: theme.colour.primary } },
});

const SEPARATOR_SPACE = '16px';

/** Clips the separators at the start of its lines. */
const names = style({
  flexWrap: 'wrap',
  columnGap: SEPARATOR_SPACE,
  overflow: 'clip',
  overflowWrap: 'anywhere',
});

export const subs = style([
  names,
  {
    display: 'none',
    paddingBlockStart: theme.space[2],
    '@media': { [from.md]: { display: 'flex' } },
  },
]);

export const sub = style({
  // Above the link that covers the card.
  position: 'relative',
  zIndex: 1,
  marginInlineStart: `calc(-1 * ${SEPARATOR_SPACE})`,
  paddingInlineStart: SEPARATOR_SPACE,
  '::before': { content: '·', position: 'absolute', insetInlineStart: '6px' },
});

export const subLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '24px',
  color: 'inherit',
  fontSize: theme.text.s,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
});

/** On phones, where links would be too small: the names that fit in two lines. */
export const shortSubs = style([
  names,
  {
    display: 'flex',
    maxBlockSize: '2lh',
    color: theme.colour.muted,
    fontSize: theme.text.xs,
    '@media': { [from.md]: { display: 'none' } },
  },
]);
