import { style } from '@vanilla-extract/css';
import { from } from '../../ui/breakpoints.ts';
import { theme } from '../../ui/theme.css.ts';

export const zones = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.space[6],
  marginBlockStart: theme.space[4],
  '@media': {
    [from.md]: { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)', gap: theme.space[10] },
  },
});

export const side = style({ display: 'grid', gap: theme.space[6] });

export const large = style({ borderRadius: theme.radius.xl, overflow: 'hidden' });

export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[2],
  margin: 0,
  marginBlockStart: theme.space[3],
  padding: 0,
  listStyle: 'none',
});

export const thumb = style({
  inlineSize: '4.5rem',
  padding: 0,
  overflow: 'hidden',
  border: `2px solid transparent`,
  borderRadius: theme.radius.m,
  background: 'none',
  cursor: 'pointer',
  selectors: { '&[aria-pressed=true]': { borderColor: theme.colour.primary } },
});

export const buyBox = style({ display: 'grid', gap: theme.space[4], justifyItems: 'start' });

export const brand = style({
  margin: 0,
  marginBlockEnd: `calc(-1 * ${theme.space[3]})`,
  color: theme.colour.muted,
  fontSize: theme.text.s,
  fontWeight: theme.weight.medium,
});

export const titleRow = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: theme.space[3],
  inlineSize: '100%',
});

export const title = style({
  margin: 0,
  fontSize: theme.text.xxl,
  lineHeight: theme.leading.tight,
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[3],
  color: theme.colour.muted,
  fontSize: theme.text.s,
});

export const short = style({ margin: 0, maxInlineSize: '60ch' });

export const variants = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[2],
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = style({
  marginBlockEnd: theme.space[2],
  padding: 0,
  fontSize: theme.text.s,
  fontWeight: theme.weight.semibold,
});

export const chip = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[2],
  minBlockSize: '44px',
  minInlineSize: '44px',
  justifyContent: 'center',
  paddingInline: theme.space[4],
  border: `1px solid ${theme.colour.lineStrong}`,
  borderRadius: theme.radius.full,
  backgroundColor: theme.colour.surface,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      borderColor: theme.colour.primary,
      backgroundColor: theme.colour.primarySoft,
      color: theme.colour.onPrimarySoft,
      fontWeight: theme.weight.semibold,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${theme.colour.focus}`, outlineOffset: '2px' },
  },
});

export const chipInput = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

export const swatch = style({
  inlineSize: '1rem',
  blockSize: '1rem',
  border: `1px solid ${theme.colour.lineStrong}`,
  borderRadius: theme.radius.full,
  forcedColorAdjust: 'none',
});

export const buyRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[3],
  inlineSize: '100%',
});

export const buyButton = style({ flex: '1 1 12rem' });

export const stock = style({ margin: 0, color: theme.colour.success, fontSize: theme.text.s });

export const soldOut = style({ margin: 0, color: theme.colour.danger, fontSize: theme.text.s });

export const seller = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.space[4],
});

export const sellerLogo = style({
  inlineSize: '3.5rem',
  overflow: 'hidden',
  borderRadius: theme.radius.m,
});

export const sellerName = style({ margin: 0, fontWeight: theme.weight.semibold });

export const muted = style({ margin: 0, color: theme.colour.muted, fontSize: theme.text.s });

export const delivery = style({
  display: 'flex',
  gridColumn: '1 / -1',
  gap: theme.space[2],
  margin: 0,
  fontSize: theme.text.s,
  selectors: {
    '&:not(:first-child)': {
      paddingBlockStart: theme.space[3],
      borderBlockStart: `1px solid ${theme.colour.line}`,
    },
  },
});

export const reviews = style({
  display: 'grid',
  gap: theme.space[6],
  '@media': { [from.md]: { gridTemplateColumns: '16rem minmax(0, 1fr)' } },
});

export const bar = style({
  display: 'grid',
  gridTemplateColumns: '1ch minmax(0, 1fr) 3rem',
  alignItems: 'center',
  gap: theme.space[2],
  fontSize: theme.text.s,
});

export const reviewList = style({ margin: 0, padding: 0, listStyle: 'none' });

export const review = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.space[3],
});
