import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../../ui/theme/breakpoints.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

export const signs = style({
  marginBlockStart: theme.space[8],
  selectors: { '&:empty': { marginBlockStart: 0 } },
});

/** All of them in one row. */
export const top = style({});
globalStyle(`${top} > ul`, {
  '@media': {
    [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
