import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const state = style({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space[3],
  maxInlineSize: '32rem',
  marginInline: 'auto',
  paddingBlock: theme.space[12],
  paddingInline: theme.space[4],
  textAlign: 'center',
});

const disc = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '80px',
  blockSize: '80px',
  marginBlockEnd: theme.space[1],
  borderRadius: theme.radius.full,
});

export const mark = styleVariants({
  empty: [disc, { color: theme.colour.onPrimarySoft, backgroundColor: theme.colour.primarySoft }],
  error: [disc, { color: theme.colour.danger, backgroundColor: theme.colour.dangerSoft }],
});

export const title = style({ fontSize: theme.text.xl });
export const text = style({ color: theme.colour.muted });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.space[3],
  marginBlockStart: theme.space[2],
});
