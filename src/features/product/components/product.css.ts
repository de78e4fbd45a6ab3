import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../../ui/theme/breakpoints.ts';
import { tapArea } from '../../../ui/actions/text-link.css.ts';
import { clampLines } from '../../../ui/layout/clipped-text.ts';
import { baselineRow, alignWithParent, row } from '../../../ui/layout/layout.css.ts';
import { display } from '../../../ui/layout/section-heading.css.ts';
import { theme } from '../../../ui/theme/theme.css.ts';
import { onPhones, THUMBS_WIDTH } from './gallery/gallery.css.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.space[4],
  marginBlockStart: theme.space[4],
  '@media': {
    [from.md]: { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)', gap: theme.space[10] },
  },
});

/** Sticky next to the text on wide, tall screens. */
export const pictures = style({
  position: 'relative',
  '@media': {
    [`${from.lg} and (min-height: 48em)`]: { position: 'sticky', insetBlockStart: '8.25rem' },
  },
});

/** Of the main picture; the same text in both places, or it would be preloaded twice. */
export const PICTURE_SIZES = '(min-width: 1312px) 640px, (min-width: 768px) 50vw, 100vw';

export const placeholderPicture = style([onPhones, { borderRadius: theme.radius.xl }]);

/** Leaves space for the thumbnails. */
export const besideThumbs = style({
  '@media': {
    [from.lg]: {
      inlineSize: `calc(100% - ${THUMBS_WIDTH} - ${theme.space[3]})`,
      marginInlineStart: 'auto',
    },
  },
});

export const flash = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${theme.space[2]}`,
  inlineSize: '100%',
  // Space for two lines: fonts and digits must not move the page.
  minBlockSize: '3.5rem',
  paddingBlock: theme.space[1],
  paddingInline: theme.space[3],
  borderRadius: theme.radius.l,
  backgroundColor: theme.colour.saffronSoft,
  fontSize: theme.text.s,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const flashName = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[2],
  fontWeight: theme.weight.bold,
});

export const flashTime = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[2],
  '@media': { [below.sm]: { fontSize: theme.text.xs } },
});

globalStyle(`${flashTime} [data-digits]`, { '@media': { [below.sm]: { fontSize: 'inherit' } } });

export const endsIn = style({ '@media': { [below.sm]: { display: 'none' } } });

const name = style({ overflowWrap: 'break-word', textWrap: 'balance' });

export const title = style([
  name,
  {
    fontSize: 'clamp(1.75rem, 1.45rem + 1.3vw, 2.25rem)',
    lineHeight: theme.leading.tight,
    selectors: {
      ':lang(ar) &': {
        fontSize: 'clamp(1.75rem, 1.45rem + 1.3vw, 2.5rem)',
        lineHeight: theme.leading.display,
      },
    },
  },
]);

/** A short Latin name: see `isDisplayName`. */
export const displayTitle = style([
  name,
  {
    fontFamily: theme.font.display,
    fontSize: 'clamp(2.5rem, 2.2rem + 1.3vw, 3.25rem)',
    fontWeight: theme.weight.normal,
    lineHeight: theme.leading.display,
  },
]);

/** In the end corner of the pictures, as on cards. */
export const tools = style({
  position: 'absolute',
  insetBlockStart: theme.space[3],
  insetInlineEnd: theme.space[3],
  display: 'flex',
  // Before the share button has loaded, the other one is where it stays.
  flexDirection: 'row-reverse',
  gap: theme.space[2],
});
globalStyle(`${tools} button`, { backgroundColor: theme.colour.surface });

export const share = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: theme.radius.full,
  ':hover': { backgroundColor: theme.colour.sunken },
});

export const factLink = style([
  tapArea,
  { textDecoration: 'none', ':hover': { textDecoration: 'underline' } },
]);

export const muted = style({ color: theme.colour.muted, fontSize: theme.text.s });

export const facts = style([baselineRow, muted]);

export const short = style([alignWithParent, { maxInlineSize: '44em', whiteSpace: 'pre-line' }]);

/** Quantity and both buttons. "Buy now" wraps on phones. */
export const buyRow = style([row[3], { inlineSize: '100%' }]);
export const buyButton = style({ flex: '1 1 auto', minInlineSize: '8rem' });
export const buyNow = style({
  flex: '1 1 100%',
  '@media': {
    [from.sm]: { flex: '0 1 auto' },
    [from.md]: { flex: '1 1 100%' },
    [from.lg]: { flex: '0 1 auto' },
  },
});
/** A wide part of a row that wraps. */
export const widePart = style({ flex: '1 1 10rem' });
export const lineText = style({ ...clampLines(2), overflowWrap: 'anywhere' });

/** Stock and cart in one line below the buttons, so that adding to the cart moves nothing. */
export const notes = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space[4],
  minBlockSize: '1.5rem',
});
export const inCart = style({ fontSize: theme.text.s, overflowWrap: 'anywhere' });

const note = style({ fontSize: theme.text.s, fontWeight: theme.weight.medium });
export const stock = style([note, { color: theme.colour.success }]);
export const fewLeft = style([note, { color: theme.colour.warning }]);
export const soldOut = style([note, { color: theme.colour.danger }]);

export const seller = style({
  backgroundColor: theme.colour.surface,
  border: `1px solid ${theme.colour.line}`,
  borderBlockStart: 0,
  borderRadius: `0 0 ${theme.radius.m} ${theme.radius.m}`,
});

export const sellerRow = style([
  row[4],
  { padding: theme.space[5], paddingBlockStart: `calc(12px + ${theme.space[4]})` },
]);

export const sellerName = style([
  alignWithParent,
  display,
  { fontSize: '1.625rem', overflowWrap: 'anywhere' },
]);
/** Pictures that are also in the rail below. Phones have no room for them, and do not load them. */
export const sellerGoods = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: theme.space[2],
  inlineSize: '100%',
  '@media': { [below.lg]: { display: 'none' } },
});
export const sellerPicture = style({ borderRadius: theme.radius.s });
/** Beside the name where there is room, else a row of its own. */
export const visit = style([row[2], { flex: '1 1 17rem' }]);
globalStyle(`${visit} > *`, { flex: 1 });

export const purchaseFacts = style({
  display: 'grid',
  overflowWrap: 'anywhere',
  gap: theme.space[3],
  paddingBlockStart: theme.space[4],
  borderBlockStart: `1px solid ${theme.colour.line}`,
  fontSize: theme.text.s,
});
export const purchaseFact = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.space[3],
});
export const value = style({ fontWeight: theme.weight.semibold });

/** A heading, or the link to the other part. Both fit in a row of a phone. */
export const tab = style([
  display,
  tapArea,
  {
    paddingBlockEnd: theme.space[1],
    color: theme.colour.muted,
    fontSize: `min(${theme.text.section}, 6vw)`,
    textDecoration: 'none',
    selectors: {
      '&[aria-current]': {
        color: theme.colour.text,
        borderBlockEnd: `3px solid ${theme.colour.primary}`,
      },
    },
  },
]);

/** A larger first paragraph, then parallel columns. */
export const about = style({ columns: '2 20rem', columnGap: theme.space[8] });
globalStyle(`${about} > * > p:first-child`, { fontSize: theme.text.l, columnSpan: 'all' });
globalStyle(`${about} :is(p, ul, ol, table, figure)`, { breakInside: 'avoid' });
// A margin would be missing at the top of the second column.
globalStyle(`${about} :is(h2, h3, h4)`, {
  marginBlockStart: 0,
  paddingBlockStart: theme.space[4],
  breakAfter: 'avoid',
});
