import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../theme/breakpoints.ts';
import { theme } from '../theme/theme.css.ts';

/** Fills the rest of its line, or one of its own on phones. */
export const nav = style({ flex: '1 1 20rem' });

/** Centred on phones, else at the end of its line. */
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  '@media': { [from.sm]: { justifyContent: 'end', columnGap: theme.space[1] } },
});

// Narrower than usual where the phone is too narrow for one line.
globalStyle(`${list} > li`, {
  '@media': { [below.sm]: { flex: '1 1 0', maxInlineSize: '2.75rem' } },
});

const cell = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: '44px',
  paddingInline: theme.space[1],
  textDecoration: 'none',
  color: theme.colour.text,
  borderRadius: theme.radius.full,
  '@media': { [from.sm]: { minInlineSize: '44px' } },
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
