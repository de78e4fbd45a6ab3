import { style } from '@vanilla-extract/css';
import { theme } from '../../ui/theme/theme.css.ts';

/** Its chevron ends with the column, without the icon's own space. `&&` overrides the button's styles. */
export const viewAll = style({
  marginInlineEnd: '-5px',
  whiteSpace: 'nowrap',
  selectors: {
    '&&': {
      maxInlineSize: 'none',
      paddingInline: `${theme.space[2]} 0`,
      color: theme.colour.primary,
    },
  },
});
