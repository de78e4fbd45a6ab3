import { style } from '@vanilla-extract/css';
import { from } from '../ui/breakpoints.ts';
import { theme } from '../ui/theme.css.ts';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[4],
  '@media': { [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const wide = style({ '@media': { [from.sm]: { gridColumn: '1 / -1' } } });
