import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../../ui/theme/breakpoints.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

export const HEIGHT = '2.125rem';

export const bar = style({
  display: 'none',
  background: theme.colour.sunken,
  fontSize: theme.text.xs,
  '@media': { [from.md]: { display: 'block' } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[4],
  minBlockSize: HEIGHT,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[1],
  minBlockSize: '24px',
  color: theme.colour.muted,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { color: theme.colour.text, textDecoration: 'underline' },
});

export const pickers = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: `min(${theme.space[2]}, 2vw)`,
  marginInlineStart: 'auto',
});

globalStyle(`${pickers} :is(select, button)`, {
  minBlockSize: HEIGHT,
  paddingBlock: 0,
  fontSize: theme.text.xs,
});

globalStyle(`${pickers} select:not(:hover, :focus-visible)`, {
  background: 'transparent',
  borderColor: 'transparent',
});
