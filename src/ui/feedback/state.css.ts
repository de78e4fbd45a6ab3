import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const state = style({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space[4],
  maxInlineSize: '32rem',
  marginInline: 'auto',
  paddingBlock: theme.space[8],
  paddingInline: theme.space[4],
  textAlign: 'center',
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '80px',
  blockSize: '80px',
  color: theme.colour.danger,
  backgroundColor: theme.colour.dangerSoft,
  borderRadius: theme.radius.full,
});

export const title = style({ fontSize: theme.text.xl });
export const text = style({ color: theme.colour.muted, textWrap: 'balance' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.space[3],
});
