import { style } from '@vanilla-extract/css';
import { skeleton } from '../../ui/feedback/skeleton.css.ts';
import { below, from } from '../../ui/theme/breakpoints.ts';
import { titleGap } from '../../ui/layout/section-heading.css.ts';
import { theme } from '../../ui/theme/theme.css.ts';
import { HEIGHT as TOP_BAR_HEIGHT } from './wide-header/top-bar.css.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  background: theme.colour.ground,
  '@media': { print: { display: 'block', minBlockSize: 0, background: 'none' } },
});

/**
 * The negative offset lets the top bar scroll away, on phones the search. The bars below it stick, but
 * not in short viewports.
 */
export const header = style({
  zIndex: theme.z.sticky,
  // An open menu covers floating elements.
  selectors: { '&:has([aria-expanded="true"])': { zIndex: theme.z.overlay } },
  '@media': {
    '(min-height: 30em)': { position: 'sticky', insetBlockStart: '-46px' },
    [`(min-height: 30em) and ${from.md}`]: { insetBlockStart: `calc(-1 * ${TOP_BAR_HEIGHT})` },
    print: { display: 'none' },
  },
});

/** Without a top bar. */
export const slimHeader = style({
  zIndex: theme.z.sticky,
  minBlockSize: '4.25rem',
  '@media': {
    '(min-height: 30em)': { position: 'sticky', insetBlockStart: 0 },
    print: { display: 'none' },
  },
});

export const bars = style({
  background: theme.colour.surface,
  // Excluded from page transitions.
  viewTransitionName: 'souk-header',
});

export const main = style({
  flex: 1,
  minInlineSize: 0,
  outline: 'none',
  // The footer does not show, and then move, while content loads.
  selectors: { [`&:has([aria-busy="true"] ${skeleton})`]: { minBlockSize: '100dvh' } },
});

export const bare = style([main, { display: 'grid', alignContent: 'center' }]);

export const dashboard = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  alignContent: 'start',
  gap: theme.space[6],
  flex: 1,
  paddingBlock: theme.space[6],
  vars: { [titleGap]: '0px' },
  '@media': {
    [below.md]: {
      gap: theme.space[5],
      paddingBlockStart: theme.space[4],
      vars: { [theme.text.title]: '2rem' },
    },
    [from.md]: {
      gridTemplateColumns: '15rem minmax(0, 1fr)',
      gap: theme.space[8],
      paddingBlockStart: theme.space[10],
    },
    print: { display: 'block', padding: 0 },
  },
});

/** Reserves the menu's space while its code loads. */
export const dashboardMenuPlaceholder = style({
  minBlockSize: '45px',
  '@media': { [from.md]: { minBlockSize: '41rem' } },
});
