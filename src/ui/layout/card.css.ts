import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const card = style({
  position: 'relative',
  minInlineSize: 0,
  backgroundColor: theme.colour.surface,
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.l,
});

export const CARD_PADDING = `clamp(${theme.space[4]}, 2.5vw, ${theme.space[6]})`;

export const padded = style({ padding: CARD_PADDING });

export const interactive = style({
  transition: `box-shadow ${theme.motion.normal}, transform ${theme.motion.normal} ${theme.motion.ease}`,
  '@media': {
    '(hover: hover)': {
      selectors: { '&:hover': { boxShadow: theme.shadow.m, transform: 'translateY(-2px)' } },
    },
  },
  selectors: {
    '&:has(a:focus-visible)': { boxShadow: theme.shadow.m },
  },
});

export const cardLink = style({
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: theme.radius.l },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `2px solid ${theme.colour.focus}`,
      outlineOffset: '2px',
    },
  },
});

export const cardControl = style({ position: 'relative', zIndex: 1 });
