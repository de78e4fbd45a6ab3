import { style } from '@vanilla-extract/css';
import { theme } from '../../ui/theme/theme.css.ts';

/** Farther apart than cards, because awnings overhang. */
export const stalls = style({
  selectors: { '&&': { columnGap: theme.space[6], rowGap: theme.space[8] } },
});
