import { style } from '@vanilla-extract/css';
import { theme } from '../../../ui/theme/theme.css.ts';

export const tile = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: theme.space[2],
  color: theme.colour.text,
  borderRadius: theme.radius.l,
  textAlign: 'center',
  textDecoration: 'none',
});

export const picture = style({
  borderRadius: theme.radius.l,
  selectors: {
    [`${tile}:hover > &`]: { boxShadow: theme.shadow.m },
  },
});

export const name = style({
  fontSize: theme.text.s,
  fontWeight: theme.weight.medium,
  lineHeight: theme.leading.tight,
});
