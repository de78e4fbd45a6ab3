import { globalStyle, style } from '@vanilla-extract/css';
import { display } from '../../../ui/layout/section-heading.css.ts';
import { from } from '../../../ui/theme/breakpoints.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const muted = style({
  margin: 0,
  color: theme.colour.muted,
  fontSize: theme.text.s,
  overflowWrap: 'anywhere',
});

export const pages = style({ justifyContent: 'space-between' });

export const details = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.space[4],
  '@media': { [from.xl]: { gridTemplateColumns: 'minmax(0, 1fr) 21rem' } },
});

/** Stacked on screens, side by side in print. */
export const aside = style({
  display: 'grid',
  gap: theme.space[4],
  '@media': {
    print: { gridTemplateColumns: '3fr 2fr', alignItems: 'start', gap: theme.space[8] },
  },
});

export const partTitle = style({
  margin: 0,
  fontSize: theme.text.l,
  fontWeight: theme.weight.semibold,
});

/** What the order's page says below its title. */
export const sentence = style({
  display: 'block',
  marginBlockEnd: theme.space[1],
  color: theme.colour.text,
});

/** Of equal width on phones, in one row elsewhere. */
export const actions = style({
  display: 'grid',
  gap: theme.space[2],
  inlineSize: '100%',
  '@media': { [from.sm]: { display: 'flex', flexWrap: 'wrap', inlineSize: 'auto' } },
});

export const receiptTitle = style([display, { margin: 0, fontSize: theme.text.xxl }]);

/** Doubled to override the paper of the receipt. */
export const receiptPart = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[4],
  '@media': {
    print: {
      selectors: { '&&': { padding: 0, filter: 'none' }, '&&::before': { display: 'none' } },
      gap: theme.space[2],
    },
  },
});

/** An address below the receipt, without a frame. */
export const address = style({
  display: 'grid',
  gap: theme.space[2],
  '@media': { screen: { paddingBlock: theme.space[2], paddingInline: theme.space[6] } },
});

export const shopName = style([
  receiptTitle,
  {
    color: 'inherit',
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline' },
  },
]);

/** Stays at the foot of the card with the progress. */
export const fold = style({
  margin: `0 calc(-1 * clamp(${theme.space[4]}, 2.5vw, ${theme.space[6]}))`,
  paddingInline: `clamp(${theme.space[4]}, 2.5vw, ${theme.space[6]})`,
  borderBlockStart: `1px solid ${theme.colour.line}`,
});

// The card's edge follows.
globalStyle(`${fold} > details`, { border: 0 });

export const seller = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.space[3],
});

export const progress = style({
  display: 'grid',
  gap: theme.space[4],
  // Doubled to override the padding of the card.
  selectors: { '&&': { paddingBlockEnd: 0 } },
});

export const returnUntil = style({ paddingBlockStart: theme.space[4], color: theme.colour.muted });

export const note = style({ whiteSpace: 'pre-line' });

/** The header, with the shop's name, is not printed. */
export const paperOnly = style({
  display: 'none',
  '@media': { print: { display: 'block', fontSize: theme.text.xl, fontWeight: theme.weight.bold } },
});

/** No frames in print, to save space. Doubled to override the card. */
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[4],
  '@media': {
    print: { gap: theme.space[2], selectors: { '&&': { padding: 0, border: 0 } } },
  },
});
