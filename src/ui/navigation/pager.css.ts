import { style } from '@vanilla-extract/css';
import { from } from '../theme/breakpoints.ts';
import { theme } from '../theme/theme.css.ts';

/** At the end of its line, below every list. */
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  alignItems: 'center',
  '@media': { [from.sm]: { columnGap: theme.space[1] } },
});

const cell = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: '44px',
  minBlockSize: '44px',
  paddingInline: theme.space[1],
  textDecoration: 'none',
  color: theme.colour.text,
  borderRadius: theme.radius.full,
});

export const page = style([
  cell,
  {
    fontWeight: theme.weight.semibold,
    transition: `background-color ${theme.motion.fast}`,
    selectors: {
      '&:hover': { backgroundColor: theme.colour.sunken },
      '&[aria-current="page"]': {
        color: theme.colour.onPrimary,
        backgroundColor: theme.colour.primary,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[aria-current="page"]': { border: '3px solid CanvasText' } },
      },
    },
  },
]);

export const step = style([
  cell,
  { selectors: { '&:hover': { backgroundColor: theme.colour.sunken } } },
]);

export const stepDisabled = style([cell, { color: theme.colour.lineStrong }]);
