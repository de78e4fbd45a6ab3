import { style } from '@vanilla-extract/css';
import { below, from } from '../theme/breakpoints.ts';
import { TO_EDGES } from './layout.css.ts';
import { theme } from '../theme/theme.css.ts';

const FOCUS_RING_SPACE = theme.space[1];

export const frame = style({ containerType: 'inline-size' });

/** As many as in a grid of cards, and none of them cut. */
const columns = (count: number) => ({
  gridAutoColumns: `calc((100% - ${count - 1} * ${theme.space[4]}) / ${count})`,
});

/** Narrow rows cut an item, which reveals that there are more. */
export const shelf = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '13.5rem',
  // The cards in sight are not as high as one out of sight.
  alignItems: 'start',
  gap: theme.space[4],
  margin: `calc(-1 * ${FOCUS_RING_SPACE})`,
  padding: FOCUS_RING_SPACE,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollPaddingInline: FOCUS_RING_SPACE,
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  '@media': {
    [below.sm]: {
      gap: theme.space[3],
      ...TO_EDGES,
    },
    '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  },
  '@container': {
    '(min-width: 624px)': columns(3),
    '(min-width: 848px)': columns(4),
    '(min-width: 1144px)': columns(5),
  },
});

/** Cards keep their height beside a higher picture. */
export const shortRow = style({
  display: 'grid',
  alignItems: 'start',
  gap: theme.space[4],
  '@media': { [from.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const item = style({ minInlineSize: 0, scrollSnapAlign: 'start' });

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[4],
  // Without the buttons only a link takes space.
  '@media': { [below.md]: { selectors: { '&:not(:has(a))': { display: 'none' } } } },
});

export const steps = style({
  display: 'flex',
  gap: theme.space[2],
  '@media': { [below.md]: { display: 'none' } },
});
