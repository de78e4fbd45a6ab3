import { style } from '@vanilla-extract/css';
import { below } from '../theme/breakpoints.ts';
import { theme } from '../theme/theme.css.ts';

/** Beside the title of a page: on phones small enough for one row. */
export const titleAction = style({
  '@media': {
    [below.md]: {
      selectors: { '&&': { paddingInline: theme.space[4], fontSize: theme.text.s } },
    },
  },
});
