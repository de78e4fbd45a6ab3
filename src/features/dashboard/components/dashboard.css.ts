import { style } from '@vanilla-extract/css';
import { from } from '../../../ui/theme/breakpoints.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${theme.space[4]} ${theme.space[3]}`,
  paddingBlock: theme.space[4],
  borderBlock: `1px solid ${theme.colour.line}`,
  listStyle: 'none',
  '@media': { [from.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const tile = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: `${theme.space[1]} ${theme.space[2]}`,
  minBlockSize: '44px',
  lineHeight: theme.leading.tight,
  ':hover': { color: theme.colour.primary },
  // An error and its button need more than a line.
  selectors: { '&:has(button)': { flexWrap: 'wrap' } },
});

export const glyph = style({ color: theme.colour.primary });

export const figure = style({ fontSize: theme.text.xl, fontWeight: theme.weight.bold });

export const count = style({ color: theme.colour.muted });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.space[6],
  '@media': { [from.xl]: { gridTemplateColumns: 'minmax(0, 1fr) 23rem', rowGap: 0 } },
});

/** Shares the row of the headings, so that the contents start at the same height. */
export const column = style({
  '@media': {
    [from.xl]: {
      display: 'grid',
      gridRow: 'span 2',
      gridTemplate: 'subgrid / minmax(0, 1fr)',
      alignItems: 'start',
    },
  },
});
