import { style } from '@vanilla-extract/css';
import { from } from '../../ui/theme/breakpoints.ts';
import { theme } from '../../ui/theme/theme.css.ts';

export const bar = style({
  display: 'none',
  borderBlockStart: `1px solid ${theme.colour.line}`,
  '@media': { [from.md]: { display: 'block' } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[4],
  minBlockSize: '3rem',
});

const control = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[2],
  flexShrink: 0,
  minBlockSize: '36px',
  borderRadius: theme.radius.full,
  fontSize: theme.text.s,
  fontWeight: theme.weight.semibold,
  whiteSpace: 'nowrap',
});

export const categories = style([
  control,
  {
    paddingInline: `${theme.space[4]} ${theme.space[3]}`,
    color: theme.colour.onPrimarySoft,
    background: theme.colour.primarySoft,
    '@media': { '(forced-colors: active)': { border: '1px solid ButtonText' } },
  },
]);

export const app = style([
  control,
  { paddingInline: theme.space[2], ':hover': { background: theme.colour.sunken } },
]);

export const appText = style({ display: 'none', '@media': { [from.xl]: { display: 'inline' } } });

export const chevron = style({
  transition: `transform ${theme.motion.normal} ${theme.motion.ease}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});

export const menu = style({ flex: 1, minInlineSize: 0 });

export const list = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[1],
  blockSize: '3rem',
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
  minBlockSize: '36px',
  paddingInline: theme.space[3],
  borderRadius: theme.radius.full,
  color: theme.colour.text,
  fontSize: theme.text.s,
  fontWeight: theme.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { background: theme.colour.sunken },
  // The list would clip an outer outline.
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: {
    '&[aria-current="page"]': { color: theme.colour.primary, fontWeight: theme.weight.semibold },
  },
});
