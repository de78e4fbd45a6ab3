import { style } from '@vanilla-extract/css';
import { below, from } from '../../../ui/theme/breakpoints.ts';
import { ONE_LINE } from '../../../ui/layout/clipped-text.ts';
import { alignWithParent } from '../../../ui/layout/layout.css.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

/** On phones the open conversation has the name of its shop. */
export const titleOnWide = style({
  '@media': { [below.md]: { position: 'absolute', overflow: 'hidden', clipPath: 'inset(50%)' } },
});

export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  // Leaves room for bars, menu, heading and floating cart, so that the composer is visible.
  maxBlockSize: 'clamp(22rem, 100dvh - 23rem, 52rem)',
  overflow: 'hidden',
  // On narrow screens a list alone is as tall as its rows.
  selectors: { '&:has([data-chosen])': { blockSize: '52rem' } },
  '@media': {
    // On phones a list alone needs no box.
    [below.md]: {
      selectors: {
        '&:has([data-chosen])': { maxBlockSize: 'clamp(22rem, 100dvh - 13.5rem, 52rem)' },
        '&&:not(:has([data-chosen]))': {
          overflow: 'visible',
          border: 0,
          backgroundColor: 'transparent',
        },
      },
    },
    [from.md]: { maxBlockSize: 'clamp(26rem, 100dvh - 15rem, 52rem)' },
    [from.lg]: { gridTemplateColumns: 'minmax(16rem, 2fr) minmax(0, 3fr)', blockSize: '52rem' },
  },
});

const pane = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
  padding: theme.space[4],
});
export const list = style([
  pane,
  {
    selectors: { '&[data-chosen]': { display: 'none' } },
    '@media': {
      [below.md]: { padding: 0 },
      [from.lg]: {
        borderInlineEnd: `1px solid ${theme.colour.line}`,
        selectors: { '&[data-chosen]': { display: 'flex' } },
      },
    },
  },
]);
export const conversation = style([
  pane,
  {
    selectors: { '&:not([data-chosen])': { display: 'none' } },
    '@media': {
      [from.lg]: {
        selectors: { '&:not([data-chosen])': { display: 'flex', justifyContent: 'center' } },
      },
    },
  },
]);
export const conversationHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  paddingBlockEnd: theme.space[3],
  borderBlockEnd: `1px solid ${theme.colour.line}`,
});
export const back = style({
  // The arrow is in line with the messages below.
  marginInline: `calc(-1 * ${theme.space[3]})`,
  // Overrides the button's own `display`.
  '@media': { [from.lg]: { selectors: { '&&': { display: 'none' } } } },
});
export const words = style({ display: 'grid', minInlineSize: 0 });
export const name = style([
  alignWithParent,
  {
    ...ONE_LINE,
    fontSize: theme.text.m,
    fontWeight: theme.weight.semibold,
  },
]);

export const shops = style({
  flex: 1,
  minBlockSize: 0,
  marginBlockStart: theme.space[3],
  // Pictures and times are in line with the search, only the hover colour is wider.
  marginInline: `calc(-1 * ${theme.space[3]})`,
  overflowY: 'auto',
});
export const row = style({
  '@media': {
    [below.md]: {
      marginInline: theme.space[3],
      selectors: { '& + &': { borderBlockStart: `1px solid ${theme.colour.line}` } },
    },
  },
});
export const shop = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: theme.space[3],
  minBlockSize: '72px',
  padding: theme.space[3],
  borderRadius: theme.radius.m,
  '@media': { [below.md]: { paddingInline: 0 } },
  textDecoration: 'none',
  selectors: {
    '&:hover': { backgroundColor: theme.colour.sunken },
    '&[aria-current]': { backgroundColor: theme.colour.primarySoft },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
export const muted = style([
  name,
  { fontSize: theme.text.s, fontWeight: theme.weight.normal, color: theme.colour.muted },
]);
export const unreadName = style([name, { fontWeight: theme.weight.bold }]);
export const unreadMessage = style([
  muted,
  { color: theme.colour.text, fontWeight: theme.weight.semibold },
]);
/** Name and time, then message and counter. */
export const shopWords = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: theme.space[3],
});
export const time = style([muted, { gridArea: '1 / 2' }]);
export const count = style({
  justifySelf: 'end',
  minInlineSize: '1.5rem',
  paddingInline: theme.space[2],
  borderRadius: theme.radius.full,
  fontSize: theme.text.xs,
  fontWeight: theme.weight.semibold,
  textAlign: 'center',
  color: theme.colour.onPrimary,
  backgroundColor: theme.colour.primary,
});
