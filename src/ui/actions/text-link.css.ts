import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

/** Underlined at rest: colour alone would not tell it from the words around it (WCAG 1.4.1). */
export const textLink = style({
  fontWeight: theme.weight.medium,
  color: theme.colour.primary,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  borderRadius: '4px',
  transition: `color ${theme.motion.fast}`,
  selectors: {
    '&:focus-visible': { outlineOffset: '1px' },
    '&:hover': { color: theme.colour.primaryHover, textDecorationThickness: '2px' },
  },
  '@media': { print: { color: 'inherit' } },
});

/** Keeps to the last word, never alone on the next line. */
export const outside = style({ whiteSpace: 'nowrap' });

export const glyph = style({
  display: 'inline-block',
  marginInlineStart: '0.2em',
  verticalAlign: '-0.1em',
});
