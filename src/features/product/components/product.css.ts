import { style } from '@vanilla-extract/css';
import { from } from '../../../ui/theme/breakpoints.ts';
import { alignWithParent, row } from '../../../ui/layout/layout.css.ts';
import { theme } from '../../../ui/theme/theme.css.ts';
import { THUMBS_WIDTH } from './gallery/gallery.css.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.space[6],
  marginBlockStart: theme.space[4],
  '@media': {
    [from.md]: { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)', gap: theme.space[10] },
  },
});

export const placeholderPicture = style({ borderRadius: theme.radius.xl });

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
  gap: `${theme.space[2]} ${theme.space[4]}`,
  inlineSize: '100%',
  // Space for the countdown, which appears after hydration.
  minBlockSize: '4.75rem',
  paddingBlock: theme.space[2],
  paddingInline: theme.space[4],
  borderRadius: theme.radius.l,
  color: theme.colour.onPrimarySoft,
  backgroundColor: theme.colour.primarySoft,
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
  fontSize: theme.text.s,
});

export const titleRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: theme.space[2],
  inlineSize: '100%',
});

export const brand = style({
  color: theme.colour.muted,
  fontSize: theme.text.s,
  fontWeight: theme.weight.medium,
});

export const title = style({ fontSize: theme.text.xxl, lineHeight: theme.leading.tight });

export const tools = style({
  display: 'flex',
  marginInlineEnd: `calc(-1 * ${theme.space[2]})`,
  '@media': { print: { display: 'none' } },
});
export const shareButtonSpace = style({ inlineSize: '44px', blockSize: '44px' });

export const share = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: theme.radius.full,
  ':hover': { backgroundColor: theme.colour.sunken },
});

export const factLink = style({
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

export const muted = style({ color: theme.colour.muted, fontSize: theme.text.s });

export const facts = style([row[4], muted]);

export const short = style({ maxInlineSize: '60ch', whiteSpace: 'pre-line' });

export const variants = style([row[2], { inlineSize: '100%' }]);

export const legend = style({ marginBlockEnd: theme.space[2], fontSize: theme.text.s });
export const legendText = style({ fontWeight: theme.weight.semibold });

export const chip = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[2],
  minBlockSize: '44px',
  minInlineSize: '44px',
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  justifyContent: 'center',
  paddingBlock: theme.space[1],
  paddingInline: theme.space[4],
  border: `1px solid ${theme.colour.lineStrong}`,
  // A pill on one line.
  borderRadius: theme.radius.xl,
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
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&:has(:checked)': { borderColor: 'Highlight', outline: '1px solid Highlight' },
      },
    },
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
  flexShrink: 0,
  inlineSize: '1rem',
  blockSize: '1rem',
  border: `1px solid ${theme.colour.lineStrong}`,
  borderRadius: theme.radius.full,
  forcedColorAdjust: 'none',
});

export const buyRow = style([row[3], { inlineSize: '100%' }]);
export const buyButton = style({ flex: '1 1 auto', minInlineSize: '10rem' });
export const lineButton = style({ flex: '1 1 14rem' });
export const lineText = style({
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
export const inCart = style({ flexBasis: '100%', fontSize: theme.text.s });

const note = style({ fontSize: theme.text.s, fontWeight: theme.weight.medium });
export const stock = style([note, { color: theme.colour.success }]);
export const fewLeft = style([note, { color: theme.colour.warning }]);
export const soldOut = style([note, { color: theme.colour.danger }]);

export const seller = style({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${theme.space[2]} ${theme.space[4]}`,
});

export const sellerLogo = style({ overflow: 'hidden', borderRadius: theme.radius.m });
export const sellerName = style([alignWithParent, { fontWeight: theme.weight.semibold }]);
export const visit = style({
  display: 'flex',
  gap: theme.space[2],
  gridColumn: '1 / -1',
  '@media': {
    [from.sm]: { gridColumn: '3' },
    // The gallery is next to it from here.
    [from.md]: { gridColumn: '1 / -1' },
    [from.lg]: { gridColumn: '3' },
  },
});

export const delivery = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${theme.space[2]} ${theme.space[3]}`,
  fontSize: theme.text.s,
  selectors: {
    '&:not(:first-child)': {
      marginBlockStart: theme.space[4],
      paddingBlockStart: theme.space[4],
      borderBlockStart: `1px solid ${theme.colour.line}`,
    },
  },
});

export const fact = style({ display: 'contents' });
export const value = style({ fontWeight: theme.weight.semibold, textAlign: 'end' });
