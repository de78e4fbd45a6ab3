import { style } from '@vanilla-extract/css';
import { tab } from '../navigation/tab-links.css.ts';
import { theme } from '../theme/theme.css.ts';

/** Many options scroll. The padding has space for focus rings. */
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[2],
  maxBlockSize: '15rem',
  margin: `calc(-1 * ${theme.space[1]})`,
  padding: theme.space[1],
  overflowY: 'auto',
});

export const chip = style([
  tab,
  {
    position: 'relative',
    cursor: 'pointer',
    selectors: {
      '&:has(:focus-visible)': {
        outline: `2px solid ${theme.colour.focus}`,
        outlineOffset: '2px',
      },
    },
  },
]);

/** Covers the label, so assistive technology finds it at its visible position. */
export const input = style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const swatch = style({
  inlineSize: '18px',
  blockSize: '18px',
  border: `1px solid ${theme.colour.lineStrong}`,
  borderRadius: theme.radius.full,
  forcedColorAdjust: 'none',
});

export const legend = style({
  display: 'block',
  marginBlockEnd: theme.space[2],
  fontSize: theme.text.s,
  fontWeight: theme.weight.semibold,
});
