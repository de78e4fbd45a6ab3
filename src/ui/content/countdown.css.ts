import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const countdown = style({ display: 'inline-flex', flexWrap: 'wrap', gap: theme.space[2] });

export const part = style({
  display: 'grid',
  justifyItems: 'center',
  minInlineSize: '3.25rem',
  paddingBlock: theme.space[1],
  paddingInline: theme.space[2],
  color: theme.colour.text,
  backgroundColor: theme.colour.surface,
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.m,
});

export const value = style({
  fontSize: theme.text.l,
  fontWeight: theme.weight.bold,
  lineHeight: theme.leading.tight,
  fontVariantNumeric: 'tabular-nums',
});

export const unit = style({ fontSize: theme.text.xs, color: theme.colour.muted });
