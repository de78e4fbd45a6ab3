import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

/** A link that stands alone, beside a heading or below a form; with room for a glyph. */
export const textLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[1],
  minBlockSize: '32px',
  fontWeight: theme.weight.semibold,
  color: theme.colour.primary,
  textDecorationLine: 'underline',
  textDecorationColor: 'transparent',
  textUnderlineOffset: '0.25em',
  transition: `text-decoration-color ${theme.motion.fast}`,
  ':hover': { textDecorationColor: 'currentcolor' },
  '@media': { '(forced-colors: active)': { textDecorationColor: 'currentcolor' } },
});
