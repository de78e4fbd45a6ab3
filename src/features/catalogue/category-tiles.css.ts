import { style } from '@vanilla-extract/css';
import { from } from '../../ui/breakpoints.ts';
import { theme } from '../../ui/theme.css.ts';

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: theme.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [from.sm]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
    [from.lg]: { gridTemplateColumns: 'repeat(10, minmax(0, 1fr))' },
  },
});

export const tile = style({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space[2],
  color: theme.colour.text,
  textAlign: 'center',
  textDecoration: 'none',
});

export const picture = style({ inlineSize: '100%', borderRadius: theme.radius.l });

export const name = style({
  fontSize: theme.text.s,
  fontWeight: theme.weight.medium,
  lineHeight: theme.leading.tight,
});
