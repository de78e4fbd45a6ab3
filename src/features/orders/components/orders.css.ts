import { globalStyle, style } from '@vanilla-extract/css';
import { formActions } from '../../../ui/layout/form-actions.css.ts';
import { alignWithParent, row } from '../../../ui/layout/layout.css.ts';
import { CARD_PADDING } from '../../../ui/layout/card.css.ts';
import { below, from } from '../../../ui/theme/breakpoints.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

export const muted = style({
  color: theme.colour.muted,
  fontSize: theme.text.s,
  overflowWrap: 'anywhere',
});

export const pages = style({ justifyContent: 'center' });

export const details = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${theme.space[4]} ${theme.space[6]}`,
  marginBlockStart: theme.space[2],
  '@media': { [from.xl]: { gridTemplate: 'auto 1fr / minmax(0, 1fr) 23rem' } },
});

/** Stacked on screens, side by side in print. With two columns, the address is below the lines. */
export const aside = style({
  display: 'grid',
  gap: theme.space[4],
  '@media': {
    [`screen and ${from.xl}`]: { display: 'contents' },
    print: { gridTemplateColumns: '3fr 2fr', alignItems: 'start', gap: theme.space[8] },
  },
});

globalStyle(`${aside} > :first-child`, {
  '@media': { [`screen and ${from.xl}`]: { gridArea: '1 / 2 / span 2' } },
});

/** What the order's page says below its title. */
export const sentence = style({
  display: 'block',
  marginBlockEnd: theme.space[1],
  color: theme.colour.text,
  fontSize: theme.text.m,
});

/** As wide as the page on phones. */
export const actions = style([
  formActions,
  { gap: theme.space[2], '@media': { [below.sm]: { inlineSize: '100%' } } },
]);

// The text beside the buttons wraps before they do.
globalStyle(`:has(+ ${actions})`, { flex: '1 1 22rem' });

/** Beside other buttons on phones, only the icon. Doubled to override the button. */
export const chat = style({
  '@media': {
    [below.sm]: {
      selectors: { '&&:not(:first-child)': { flexGrow: 0, inlineSize: '44px', padding: 0 } },
    },
  },
});

globalStyle(`${chat}:not(:first-child) > span`, {
  '@media': { [below.sm]: { position: 'absolute', overflow: 'hidden', clipPath: 'inset(50%)' } },
});

export const receiptHead = style([row[2], { justifyContent: 'space-between' }]);

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

export const document = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[1],
  fontSize: theme.text.s,
});

/** As wide as the line on phones. */
export const files = style([
  row[2],
  { paddingBlockStart: theme.space[1], ':empty': { display: 'none' } },
]);

globalStyle(`${files} > *`, { '@media': { [below.sm]: { flexGrow: 1 } } });

/** Until the state of the return is known, a link before it. */
export const requested = style({ selectors: { 'a + &': { display: 'none' } } });

export const fold = style({ paddingInline: CARD_PADDING });

/** A quiet question at the foot of the receipt. */
export const why = style({
  marginBlockEnd: `calc(-1 * ${theme.space[4]})`,
  borderBlockStart: `1px solid ${theme.colour.line}`,
  color: theme.colour.muted,
  fontSize: theme.text.s,
});

export const note = style([alignWithParent, { whiteSpace: 'pre-line' }]);

/** Below the address. */
export const noteBox = style({
  paddingBlockStart: theme.space[3],
  borderBlockStart: `1px solid ${theme.colour.line}`,
});

/** Only on paper, where the header with the shop's name is missing. */
export const appName = style({
  display: 'none',
  fontSize: theme.text.xl,
  fontWeight: theme.weight.bold,
  '@media': { print: { display: 'block' } },
});

/** No frames in print, to save space. Doubled to override the card. */
export const frame = style({ '@media': { print: { selectors: { '&&': { border: 0 } } } } });

export const address = style([
  frame,
  {
    display: 'grid',
    gap: theme.space[3],
    '@media': { print: { selectors: { '&&': { padding: 0 } } } },
  },
]);

/** The awning of the shop replaces the upper edge. */
export const hung = style([
  frame,
  {
    // The beam of the awning, so that it starts in line with the receipt beside it.
    paddingBlockStart: '3px',
    borderBlockStart: 0,
    borderRadius: `0 0 ${theme.radius.l} ${theme.radius.l}`,
  },
]);

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[4],
  '@media': {
    print: { gap: theme.space[2], selectors: { '&&': { padding: 0 } } },
  },
});

globalStyle(`${part} > ul > li + li`, {
  '@media': {
    screen: {
      paddingBlockStart: theme.space[4],
      borderBlockStart: `1px solid ${theme.colour.line}`,
    },
  },
});
