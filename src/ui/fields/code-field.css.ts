import { style } from '@vanilla-extract/css';
import { control } from './field.css.ts';
import { theme } from '../theme/theme.css.ts';

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[2],
  minInlineSize: 0,
});

export const legend = style({
  marginBlockEnd: theme.space[2],
  fontSize: theme.text.s,
  fontWeight: theme.weight.semibold,
});

/** Digits run left to right in every language. The row aligns with the page's start edge. */
export const boxes = style({
  display: 'flex',
  justifySelf: 'start',
  maxInlineSize: '100%',
  gap: `clamp(${theme.space[1]}, 2vw, ${theme.space[3]})`,
});

export const box = style([
  control,
  {
    inlineSize: '56px',
    minInlineSize: 0,
    minBlockSize: '60px',
    paddingInline: 0,
    fontSize: theme.text.xl,
    fontWeight: theme.weight.semibold,
    textAlign: 'center',
  },
]);
