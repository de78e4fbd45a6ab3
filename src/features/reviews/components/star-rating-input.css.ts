import { style } from '@vanilla-extract/css';
import { row } from '../../../ui/layout/layout.css.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

/** The first star is in line with the label. */
export const stars = style([row[1], { marginInline: '-6px' }]);

/** Contains a hidden radio button. */
export const star = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: theme.radius.s,
  color: theme.colour.lineStrong,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: theme.colour.star },
    '&:has(:focus-visible)': { outline: `2px solid ${theme.colour.focus}` },
  },
});

export const chosen = style({ color: theme.colour.star });

export const word = style({ marginInlineStart: theme.space[3], color: theme.colour.muted });
