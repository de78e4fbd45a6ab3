import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${theme.space[2]} ${theme.space[4]}`,
  marginBlockEnd: theme.space[4],
  overflowWrap: 'anywhere',
});

export const heading = styleVariants({
  1: { fontSize: theme.text.xxl, letterSpacing: '-0.02em' },
  2: { fontSize: theme.text.xl, letterSpacing: '-0.01em' },
  3: { fontSize: theme.text.l },
});

export const description = style({ marginBlockStart: theme.space[1], color: theme.colour.muted });
