import { style } from '@vanilla-extract/css';
import { below, from } from '../../../ui/theme/breakpoints.ts';
import { LIGHT } from '../../../ui/theme/palette.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

export const bar = style({
  display: 'none',
  // The bar has the primary colour, so focus needs another.
  vars: { [theme.colour.focus]: theme.colour.onFascia },
  background: theme.colour.fascia,
  color: theme.colour.onFascia,
  '@media': {
    [from.md]: { display: 'block' },
    '(forced-colors: active)': { borderBlockStart: '1px solid CanvasText' },
  },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[4],
  minBlockSize: '2.75rem',
  // More entries fit on a tablet.
  '@media': { [below.lg]: { gap: theme.space[1] } },
});

const hover = 'color-mix(in srgb, currentcolor 14%, transparent)';

const control = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[2],
  flexShrink: 0,
  minBlockSize: '44px',
  paddingInline: theme.space[2],
  fontSize: theme.text.s,
  fontWeight: theme.weight.semibold,
  whiteSpace: 'nowrap',
  ':hover': { background: hover },
  ':focus-visible': { outlineOffset: '-4px' },
  '@media': { [below.lg]: { gap: theme.space[1], fontSize: theme.text.xs } },
});

export const wideOnly = style({ '@media': { [below.lg]: { display: 'none' } } });

export const categories = style([control, { marginInlineStart: `calc(-1 * ${theme.space[2]})` }]);

export const app = style([control, { marginInlineEnd: `calc(-1 * ${theme.space[2]})` }]);

export const appText = style({ display: 'none', '@media': { [from.xl]: { display: 'inline' } } });

export const chevron = style({
  transition: `transform ${theme.motion.normal} ${theme.motion.ease}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});

/** Above the beam of the awning, which would cover the line below the current entry. */
export const menu = style({ position: 'relative', zIndex: 1, flex: 1, minInlineSize: 0 });

export const list = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: '2.75rem',
  '@media': { [from.xl]: { gap: theme.space[1] } },
  paddingInlineEnd: theme.space[6],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  maskImage: `linear-gradient(to left, transparent, currentColor ${theme.space[6]})`,
  selectors: {
    '[dir="rtl"] &': {
      maskImage: `linear-gradient(to right, transparent, currentColor ${theme.space[6]})`,
    },
  },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  paddingInline: theme.space[2],
  fontSize: theme.text.s,
  fontWeight: theme.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '@media': {
    [below.lg]: { paddingInline: '5px', fontSize: theme.text.xs },
    [from.xl]: { paddingInline: theme.space[3] },
  },
  ':hover': { background: hover },
  // The list would clip an outer outline.
  ':focus-visible': { outlineOffset: '-4px' },
  selectors: {
    '&[aria-current="page"]': {
      boxShadow: `inset 0 -3px ${LIGHT.saffron}`,
      fontWeight: theme.weight.semibold,
    },
  },
});
