import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

/** Underlined, because colour alone does not distinguish it from text (WCAG 1.4.1). */
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

export const outside = style({ whiteSpace: 'nowrap' });

export const glyph = style({
  display: 'inline-block',
  marginInlineStart: '0.2em',
  verticalAlign: '-0.1em',
});

/** Makes the target of a link in a line of its own taller than the line. */
export const tapArea = style({
  position: 'relative',
  '::after': { content: '', position: 'absolute', inset: '-10px 0' },
});
