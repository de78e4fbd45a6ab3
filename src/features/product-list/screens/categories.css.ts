import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../../ui/theme/breakpoints.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

/** Two columns on phones; wider, the words are beside the picture. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${theme.space[6]} ${theme.space[3]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [from.md]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(20rem, 1fr))',
      gap: theme.space[8],
    },
  },
});

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.space[2],
  '@media': {
    [from.md]: { gridTemplateColumns: '11rem minmax(0, 1fr)', gap: theme.space[5] },
  },
});

export const picture = style({ position: 'relative', borderRadius: theme.radius.m });
globalStyle(`${picture} > img`, {
  // Out of the flow: a square picture would be higher than its ground.
  position: 'absolute',
  inset: 0,
  objectFit: 'contain',
});

/** Grounds of pictures in turn. */
const GROUNDS = ['saffronSoft', 'roseTop', 'sageTop', 'primarySoft'] as const;
GROUNDS.forEach((colour, index) => {
  globalStyle(`${cards} > :nth-child(4n + ${index + 1}) ${picture}`, {
    backgroundColor: theme.colour[colour],
  });
});

export const name = style({
  overflowWrap: 'anywhere',
  color: theme.colour.text,
  fontSize: '0.9375rem',
  fontWeight: theme.weight.semibold,
  lineHeight: theme.leading.tight,
  '@media': {
    [from.md]: {
      paddingBlockStart: theme.space[2],
      fontSize: '1.25rem',
      fontWeight: theme.weight.bold,
    },
  },
  selectors: { [`${card}:hover &`]: { color: theme.colour.primary } },
});

const SEPARATOR_SPACE = '16px';

/** Clips the separators at the start of its lines. */
export const subs = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: SEPARATOR_SPACE,
  margin: 0,
  padding: 0,
  paddingBlockStart: theme.space[1],
  overflow: 'clip',
  overflowWrap: 'anywhere',
  listStyle: 'none',
  '@media': { [below.md]: { display: 'none' } },
});

export const sub = style({
  // Above the link that covers the card.
  position: 'relative',
  zIndex: 1,
  marginInlineStart: `calc(-1 * ${SEPARATOR_SPACE})`,
  paddingInlineStart: SEPARATOR_SPACE,
  color: theme.colour.muted,
  fontSize: theme.text.s,
  '::before': { content: '·', position: 'absolute', insetInlineStart: '6px' },
});

export const subLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '24px',
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { color: theme.colour.text, textDecoration: 'underline' },
  '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
});

/** On phones, where links would be too small: the names that fit in one line. */
export const shortSubs = style({
  maxBlockSize: '1lh',
  overflow: 'hidden',
  color: theme.colour.muted,
  fontSize: theme.text.xs,
  '@media': { [from.md]: { display: 'none' } },
});
