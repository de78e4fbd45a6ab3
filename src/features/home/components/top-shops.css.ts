import { globalStyle, style } from '@vanilla-extract/css';
import { TO_EDGES } from '../../../ui/layout/layout.css.ts';
import { below, from } from '../../../ui/theme/breakpoints.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

export const signs = style({
  marginBlockStart: theme.space[8],
  selectors: { '&:empty': { marginBlockStart: 0 } },
});

/** All of them in one row. It scrolls on phones, to the edges of the screen. */
export const top = style({});
globalStyle(`${top} > ul`, {
  '@media': {
    [below.sm]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: '17rem',
      ...TO_EDGES,
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      scrollbarWidth: 'none',
    },
    [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
globalStyle(`${top} li`, { scrollSnapAlign: 'start' });
