import { style } from '@vanilla-extract/css';
import { from } from '../../../ui/theme/breakpoints.ts';
import { cardControl } from '../../../ui/layout/card.css.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

export const order = style({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  gap: theme.space[4],
  '@media': {
    [from.lg]: {
      gridTemplateColumns: '7rem minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: theme.space[6],
    },
  },
});

/** One square for all pictures, so that the texts of all rows are aligned. */
export const pictures = style({
  display: 'grid',
  alignSelf: 'start',
  gap: '2px',
  inlineSize: '100%',
  aspectRatio: '1',
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  listStyle: 'none',
  backgroundColor: theme.colour.sunken,
  borderRadius: theme.radius.m,
  selectors: {
    '&:has(> :nth-child(2))': { gridTemplateColumns: '1fr 1fr', backgroundColor: 'transparent' },
  },
});

export const tile = style({
  minBlockSize: 0,
  minInlineSize: 0,
  selectors: { '&:first-child:nth-last-child(3)': { gridRow: 'span 2' } },
});

/** Fills the tile, whatever its ratio. */
export const picture = style({
  selectors: { '&&': { blockSize: '100%', aspectRatio: 'auto !important' } },
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.space[3],
  color: theme.colour.muted,
  fontSize: theme.text.s,
  overflowWrap: 'anywhere',
});

export const code = style({ fontSize: 'inherit', fontWeight: theme.weight.semibold });

/** The dot repeats what the words say. */
export const state = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: theme.space[2],
  fontSize: theme.text.l,
  fontWeight: theme.weight.semibold,
  '::before': {
    content: '',
    flexShrink: 0,
    inlineSize: '10px',
    blockSize: '10px',
    borderRadius: theme.radius.full,
    backgroundColor: theme.colour.saffron,
    border: `1px solid ${theme.colour.saffronText}`,
  },
  selectors: {
    '&[data-tone="success"]::before': {
      backgroundColor: theme.colour.success,
      borderColor: theme.colour.success,
    },
    '&[data-tone="danger"]::before': {
      backgroundColor: 'transparent',
      borderColor: theme.colour.muted,
    },
  },
});

export const contents = style({ overflowWrap: 'anywhere' });

export const action = style([
  cardControl,
  {
    display: 'grid',
    gridColumn: '1 / -1',
    '@media': { [from.sm]: { justifySelf: 'start' }, [from.lg]: { gridColumn: 'auto' } },
  },
]);
