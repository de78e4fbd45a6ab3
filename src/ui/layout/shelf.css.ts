import { style, styleVariants } from '@vanilla-extract/css';
import { below, from } from '../theme/breakpoints.ts';
import { PAGE_EDGE } from './layout.css.ts';
import { theme } from '../theme/theme.css.ts';

const FOCUS_RING_SPACE = theme.space[1];

const base = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gap: theme.space[3],
  margin: `calc(-1 * ${FOCUS_RING_SPACE})`,
  // Cut items end with the column.
  marginInlineEnd: 0,
  padding: FOCUS_RING_SPACE,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollPaddingInline: FOCUS_RING_SPACE,
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  listStyle: 'none',
  '@media': {
    // To the edges of the screen.
    [below.sm]: {
      marginInline: `calc(-1 * ${PAGE_EDGE})`,
      paddingInline: PAGE_EDGE,
      scrollPaddingInline: PAGE_EDGE,
    },
    '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  },
});

/**
 * On a phone `s` shows two and a half items and `xs` three and a half, which reveals that there are
 * more.
 */
export const shelf = styleVariants(
  { xs: ['29%', '7.5rem'], s: ['43%', '13.5rem'] },
  ([share, least]) => [
    base,
    {
      gridAutoColumns: `max(${share}, ${least})`,
      '@media': {
        '(min-width: 640px)': { gridAutoColumns: least },
      },
    },
  ],
);

export const shortRow = style({
  display: 'grid',
  gap: theme.space[4],
  '@media': { [from.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const item = style({ minInlineSize: 0, scrollSnapAlign: 'start' });

export const actions = style({ display: 'flex', alignItems: 'center', gap: theme.space[1] });

export const steps = style({
  display: 'flex',
  gap: theme.space[1],
  '@media': { [below.md]: { display: 'none' } },
});
