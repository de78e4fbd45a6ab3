import { style } from '@vanilla-extract/css';
import { theme } from '../../../ui/theme/theme.css.ts';

/** Its text ends with the column. `&&` overrides the button's styles. */
export const viewAll = style({
  whiteSpace: 'nowrap',
  selectors: {
    '&&': { paddingInline: theme.space[2], color: theme.colour.primary },
    '&:last-child': { marginInlineEnd: `calc(-1 * ${theme.space[2]})` },
  },
});
