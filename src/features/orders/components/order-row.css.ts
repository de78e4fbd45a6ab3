import { style } from '@vanilla-extract/css';
import { below, from } from '../../../ui/theme/breakpoints.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

/** One square for all pictures, so that the texts of all rows are aligned. */
export const pictures = style({
  display: 'grid',
  gridArea: 'picture',
  alignSelf: 'start',
  gap: '2px',
  inlineSize: '4rem',
  aspectRatio: '1',
  margin: 0,
  marginInlineEnd: theme.space[3],
  padding: 0,
  overflow: 'hidden',
  listStyle: 'none',
  backgroundColor: theme.colour.sunken,
  borderRadius: theme.radius.m,
  '@media': {
    [from.lg]: {
      inlineSize: '6rem',
      marginInlineEnd: theme.space[5],
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

export const digital = style({ '@media': { [below.sm]: { display: 'none' } } });

/** The name is cut, the number of others is not. */
export const contents = style({
  display: 'flex',
  gap: '0.25em',
  color: theme.colour.muted,
  whiteSpace: 'nowrap',
});

export const productName = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
