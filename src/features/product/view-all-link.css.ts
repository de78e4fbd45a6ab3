import { style } from '@vanilla-extract/css';
import { below } from '../../ui/theme/breakpoints.ts';
import { theme } from '../../ui/theme/theme.css.ts';

/** The icon's own space is outside the column, too. */
const PAST_EDGE = `calc(-1 * ${theme.space[2]} - 6px)`;

/** Its chevron ends with the column. `&&` overrides the button's styles. */
export const viewAll = style({
  whiteSpace: 'nowrap',
  selectors: {
    '&&': { maxInlineSize: 'none', paddingInline: theme.space[2], color: theme.colour.primary },
    '&:last-child': { marginInlineEnd: PAST_EDGE },
  },
  // Shelves show no buttons beside it.
  '@media': { [below.md]: { marginInlineEnd: PAST_EDGE } },
});
