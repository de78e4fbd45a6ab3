import { style } from '@vanilla-extract/css';
import { theme } from '../../ui/theme/theme.css.ts';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
  gap: theme.space[4],
  inlineSize: '100%',
  maxInlineSize: '40rem',
});

export const location = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space[3],
  rowGap: theme.space[1],
});

export const hint = style({ fontSize: theme.text.s, color: theme.colour.muted });

export const wide = style({ display: 'grid', gap: theme.space[4], gridColumn: '1 / -1' });
