import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../../ui/theme/breakpoints.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

/** One line, except on very narrow phones. The awnings below need their space. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: theme.space[3],
  marginBlockEnd: '28px',
});

export const sort = style({
  flex: '1 1 9.5rem',
  minInlineSize: 0,
  '@media': { [from.sm]: { maxInlineSize: '12.5rem' } },
});
globalStyle(`${sort} select`, { minBlockSize: '44px', borderRadius: theme.radius.full });
