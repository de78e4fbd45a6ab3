import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../theme/breakpoints.ts';
import { theme } from '../theme/theme.css.ts';

/** Space between the page and the edges of narrow windows. */
export const PAGE_EDGE = `clamp(${theme.space[4]}, 4vw, ${theme.space[10]})`;

/** Of a row that scrolls to the edges of a narrow window. */
export const TO_EDGES = {
  marginInline: `calc(-1 * ${PAGE_EDGE})`,
  paddingInline: PAGE_EDGE,
  scrollPaddingInline: PAGE_EDGE,
} as const;

/** At most 1280 px of content. Only narrower windows need the space of floating elements. */
export const container = style({
  inlineSize: '100%',
  // Floating elements reserve space with this variable.
  paddingInline: `max(${PAGE_EDGE}, var(--souk-side-space, 0px), (100% - 80rem) / 2)`,
});

/** Space between the sections of a page. */
export const SECTION_GAP = `clamp(${theme.space[8]}, 5vw, ${theme.space[16]})`;

export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: SECTION_GAP,
  // The awning covers the first pixels.
  paddingBlock: `clamp(${theme.space[8]}, 4vw, ${theme.space[10]})`,
});

/** A breadcrumb needs less space above it than a heading. */
export const sectionsBelowBreadcrumb = style([sections, { paddingBlockStart: theme.space[6] }]);

export const screenOnly = style({ '@media': { print: { display: 'none !important' } } });

export const stack = styleVariants(
  {
    1: theme.space[1],
    2: theme.space[2],
    3: theme.space[3],
    4: theme.space[4],
    6: theme.space[6],
    8: theme.space[8],
  },
  (gap) => ({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap }),
);

export const row = styleVariants(
  { 1: theme.space[1], 2: theme.space[2], 3: theme.space[3], 4: theme.space[4] },
  (gap) => ({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap }),
);

/** Texts of several sizes. */
export const baselineRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${theme.space[1]} ${theme.space[2]}`,
});

/** As many equal columns as fit. Product cards (`s`): two on a phone, five on a wide screen. */
export const grid = styleVariants(
  {
    s: ['repeat(2, minmax(0, 1fr))', '12.5rem', '13.5rem', theme.space[8], theme.space[10]],
    m: ['minmax(0, 1fr)', '15rem', '15rem', theme.space[3], theme.space[4]],
    l: ['minmax(0, 1fr)', '20rem', '20rem', theme.space[3], theme.space[4]],
  },
  ([onPhones, least, leastOnWide, rowGap, rowGapOnWide]) => ({
    display: 'grid',
    gridTemplateColumns: onPhones,
    gap: `${rowGap} ${theme.space[3]}`,
    '@media': {
      [from.sm]: { gridTemplateColumns: `repeat(auto-fill, minmax(${least}, 1fr))` },
      [from.md]: { gap: `${rowGapOnWide} ${theme.space[4]}` },
      [from.lg]: { gridTemplateColumns: `repeat(auto-fill, minmax(${leastOnWide}, 1fr))` },
    },
  }),
);

export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.space[6],
  '@media': {
    [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 23rem', gap: theme.space[8] },
  },
});

export const stickyAside = style({
  '@media': { [from.lg]: { position: 'sticky', insetBlockStart: '8.25rem' } },
});

/** Aligns a `dir="auto"` text with the page. Chromium only supports the prefixed value. */
export const alignWithParent = style({ textAlign: ['-webkit-match-parent', 'match-parent'] });
