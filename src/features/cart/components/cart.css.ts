import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../ui/theme/theme.css.ts';

export const group = style({ overflow: 'hidden' });

export const groupHead = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[2],
  paddingBlock: theme.space[2],
  paddingInline: theme.space[4],
  background: theme.colour.sunken,
});

// A checkbox styled as a radio button, because several can be selected (CART-06).
globalStyle(`${groupHead} input[type='checkbox']`, {
  position: 'relative',
  zIndex: 1,
  appearance: 'none',
  border: `2px solid ${theme.colour.lineStrong}`,
  borderRadius: theme.radius.full,
  background: theme.colour.surface,
});

globalStyle(`${groupHead} input[type='checkbox']:checked`, {
  border: `6px solid ${theme.colour.primary}`,
});

// The complete header is clickable, except its links and buttons.
globalStyle(`${groupHead} label::after`, { content: '', position: 'absolute', inset: 0 });

export const shop = style({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontWeight: theme.weight.semibold,
});

export const chat = style({ position: 'relative' });

export const shopLink = style({
  position: 'relative',
  display: 'inline-block',
  paddingBlock: theme.space[3],
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { color: theme.colour.primary },
});

export const lines = style({ margin: 0, padding: 0, listStyle: 'none' });

export const line = style({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  gap: theme.space[3],
  padding: theme.space[4],
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.colour.line}` } },
});

export const picture = style({ overflow: 'hidden', borderRadius: theme.radius.m });

export const muted = style({
  display: 'block',
  margin: 0,
  color: theme.colour.muted,
  fontSize: theme.text.xs,
  fontWeight: theme.weight.normal,
});

export const name = style({
  margin: 0,
  overflowWrap: 'anywhere',
  fontWeight: theme.weight.semibold,
});

export const nameLink = style({ color: 'inherit', textDecoration: 'none' });

export const spread = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[2],
});

export const lineHead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: theme.space[2],
});

export const remove = style({ marginBlockStart: '-10px', marginInlineEnd: '-12px' });

export const total = style({ marginInlineStart: 'auto', fontWeight: theme.weight.bold });

export const problem = style({
  margin: 0,
  color: theme.colour.danger,
  fontSize: theme.text.s,
});

export const voucher = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[2],
  inlineSize: '100%',
  minBlockSize: '48px',
  paddingInline: theme.space[4],
  border: 0,
  borderBlockStart: `1px dashed ${theme.colour.lineStrong}`,
  background: 'none',
  color: theme.colour.primary,
  font: 'inherit',
  fontWeight: theme.weight.semibold,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: theme.colour.primarySoft },
  ':focus-visible': { outlineOffset: '-3px' },
});

export const subtotal = style([
  spread,
  {
    paddingBlock: theme.space[3],
    paddingInline: theme.space[4],
    borderBlockStart: `1px solid ${theme.colour.line}`,
  },
]);

export const amount = style({ fontSize: theme.text.l });

export const updating = style({ opacity: 0.5 });

export const coupon = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.space[3],
  padding: theme.space[4],
  border: `1px dashed ${theme.colour.lineStrong}`,
  borderRadius: theme.radius.m,
});
