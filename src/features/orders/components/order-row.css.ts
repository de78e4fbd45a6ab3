import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../../ui/theme/breakpoints.ts';
import { cardControl } from '../../../ui/layout/card.css.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

export const order = style({
  display: 'grid',
  gridTemplate: `'facts facts' auto 'pictures words' auto 'action action' auto / 4rem minmax(0, 1fr)`,
  gap: `${theme.space[2]} ${theme.space[3]}`,
  '@media': {
    [from.sm]: { gridTemplateAreas: `'facts facts' 'pictures words' 'pictures action'` },
    [from.lg]: {
      gridTemplate: `'pictures facts action' auto 'pictures words action' auto / 7rem minmax(0, 1fr) auto`,
      gap: `${theme.space[1]} ${theme.space[6]}`,
    },
  },
});

/** One square for all pictures, so that the texts of all rows are aligned. */
export const pictures = style({
  display: 'grid',
  gridArea: 'pictures',
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
  '@media': {
    [from.lg]: {
      selectors: {
        '&:has(> :nth-child(2))': {
          gridTemplateColumns: '1fr 1fr',
          backgroundColor: 'transparent',
        },
      },
    },
  },
});

export const tile = style({
  minBlockSize: 0,
  minInlineSize: 0,
  selectors: { '&:first-child:nth-last-child(3)': { gridRow: 'span 2' } },
  // Several pictures would be too small.
  '@media': { [below.lg]: { selectors: { '&:not(:first-child)': { display: 'none' } } } },
});

/** Fills the tile, whatever its ratio. */
export const picture = style({
  selectors: { '&&': { blockSize: '100%', aspectRatio: 'auto !important' } },
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gridArea: 'facts',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: theme.space[3],
  color: theme.colour.muted,
  fontSize: theme.text.xs,
  overflowWrap: 'anywhere',
  '@media': { [from.lg]: { justifyContent: 'start', fontSize: theme.text.s } },
});

// Number and date fit in one line on phones.
globalStyle(`${facts} p > span`, {
  '@media': { [below.sm]: { position: 'absolute', overflow: 'hidden', clipPath: 'inset(50%)' } },
});

export const words = style({
  gridArea: 'words',
  '@media': { [below.sm]: { fontSize: theme.text.s } },
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

/** The name is cut, the number of others is not. */
export const contents = style({ display: 'flex', gap: '0.25em', whiteSpace: 'nowrap' });

export const productName = style({ overflow: 'hidden', textOverflow: 'ellipsis' });

export const action = style([
  cardControl,
  {
    display: 'grid',
    gridArea: 'action',
    alignSelf: 'center',
    marginBlockStart: theme.space[1],
    '@media': { [from.sm]: { justifySelf: 'start' }, [from.lg]: { marginBlockStart: 0 } },
  },
]);
