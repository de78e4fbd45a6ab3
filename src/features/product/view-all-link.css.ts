import { style } from '@vanilla-extract/css';
import { theme } from '../../ui/theme/theme.css.ts';

/** Text and chevron align with the column, also below the heading. `&&` overrides the button's styles. */
export const viewAll = style({
  marginInline: `calc(-1 * ${theme.space[2]}) -5px`,
  whiteSpace: 'nowrap',
  selectors: {
    '&&': {
      maxInlineSize: 'none',
      paddingInline: `${theme.space[2]} 0`,
      color: theme.colour.primary,
    },
  },
});
