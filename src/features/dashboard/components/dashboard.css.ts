import { style } from '@vanilla-extract/css';
import { from } from '../../../ui/theme/breakpoints.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.space[3],
  listStyle: 'none',
  '@media': { [from.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const tile = style({
  display: 'grid',
  alignContent: 'start',
  gap: theme.space[2],
  blockSize: '100%',
});

export const glyph = style({ color: theme.colour.primary });

export const figure = style({ fontSize: theme.text.xxl, fontWeight: theme.weight.bold });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.space[6],
  '@media': { [from.xl]: { gridTemplateColumns: 'minmax(0, 1fr) 19rem' } },
});
