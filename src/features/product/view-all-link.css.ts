import { style } from '@vanilla-extract/css';
import { below } from '../../ui/theme/breakpoints.ts';
import { theme } from '../../ui/theme/theme.css.ts';

/** The icon's own space is outside the column, but not below the floating cart. */
const PAST_EDGE = '-7px';

/** Its chevron ends with the column. `&&` overrides the button's styles. */
export const viewAll = style({
  whiteSpace: 'nowrap',
  selectors: {
    '&&': {
      maxInlineSize: 'none',
      paddingInline: `${theme.space[2]} 0`,
      color: theme.colour.primary,
    },
    '&:last-child': { marginInlineEnd: PAST_EDGE },
  },
  // Shelves show no buttons beside it.
  '@media': { [below.md]: { marginInlineEnd: PAST_EDGE } },
});
