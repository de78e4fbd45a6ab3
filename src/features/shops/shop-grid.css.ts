import { style } from '@vanilla-extract/css';
import { theme } from '../../ui/theme/theme.css.ts';

/** Stalls stand further apart than cards, because their awnings overhang. */
export const stalls = style({
  selectors: { '&&': { columnGap: theme.space[6], rowGap: theme.space[8] } },
});
