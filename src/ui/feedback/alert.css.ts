import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[3],
  padding: theme.space[4],
  border: '1px solid transparent',
  borderRadius: theme.radius.m,
  color: theme.colour.text,
});

export const kind = styleVariants({
  info: [base, { backgroundColor: theme.colour.sunken }],
  success: [base, { backgroundColor: theme.colour.successSoft }],
  warning: [base, { backgroundColor: theme.colour.warningSoft }],
  danger: [base, { backgroundColor: theme.colour.dangerSoft }],
});

const mark = style({ blockSize: '1.5em' });

export const glyph = styleVariants({
  info: [mark, { color: theme.colour.muted }],
  success: [mark, { color: theme.colour.success }],
  warning: [mark, { color: theme.colour.warning }],
  danger: [mark, { color: theme.colour.danger }],
});

export const message = style({
  display: 'flex',
  flex: '1 1 14rem',
  gap: theme.space[3],
  minInlineSize: 0,
});

export const words = style({ flex: 1, minInlineSize: 0 });

export const action = style({ flexShrink: 0, maxInlineSize: '100%' });
export const title = style({ fontWeight: theme.weight.semibold });
