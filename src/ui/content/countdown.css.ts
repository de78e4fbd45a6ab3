import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

/** One line, in the size of the text around it. */
export const countdown = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${theme.space[2]}`,
});

export const part = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: '3px',
});

export const value = style({
  color: theme.colour.sale,
  fontSize: '1.35em',
  fontWeight: theme.weight.bold,
  lineHeight: theme.leading.tight,
  fontVariantNumeric: 'tabular-nums',
});

export const unit = style({ color: theme.colour.muted });
