import { style } from '@vanilla-extract/css';
import { theme } from '../ui/theme.css.ts';

export const footer = style({
  marginBlockStart: theme.space[12],
  background: theme.colour.sunken,
  color: theme.colour.muted,
  fontSize: theme.text.s,
  '@media': { print: { display: 'none' } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))',
  gap: theme.space[8],
  paddingBlock: theme.space[10],
});

export const column = style({ minInlineSize: 0 });

export const title = style({
  margin: 0,
  marginBlockEnd: theme.space[3],
  color: theme.colour.text,
  fontSize: theme.text.m,
  fontWeight: theme.weight.semibold,
});

export const items = style({
  display: 'grid',
  gap: theme.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '32px',
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { color: theme.colour.text, textDecoration: 'underline' },
});

export const last = style({ paddingBlock: theme.space[5], margin: 0, marginInline: 'auto' });
