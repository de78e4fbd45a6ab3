import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const stepper = style({
  display: 'inline-flex',
  alignItems: 'center',
  padding: '3px',
  backgroundColor: theme.colour.surface,
  border: `1px solid ${theme.colour.lineStrong}`,
  borderRadius: theme.radius.full,
  '@media': { '(pointer: coarse)': { padding: 0 }, print: { display: 'none' } },
});

export const value = style({
  minInlineSize: '2.25em',
  textAlign: 'center',
  fontWeight: theme.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  transition: `opacity ${theme.motion.normal}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.55 } },
});
