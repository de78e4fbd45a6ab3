import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../ui/theme/breakpoints.ts';
import { theme } from '../../ui/theme/theme.css.ts';

export const bar = style({ background: theme.colour.sunken, fontSize: theme.text.xs });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[4],
  minBlockSize: '2.5rem',
});

export const link = style({
  display: 'none',
  alignItems: 'center',
  gap: theme.space[1],
  minBlockSize: '24px',
  color: theme.colour.muted,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { color: theme.colour.text, textDecoration: 'underline' },
  '@media': { [from.sm]: { display: 'inline-flex' } },
});

export const pickers = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: `min(${theme.space[2]}, 2vw)`,
  marginInlineStart: 'auto',
});

globalStyle(`${pickers} select:not(:hover, :focus-visible)`, {
  background: 'transparent',
  borderColor: 'transparent',
});
