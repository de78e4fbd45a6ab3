import { style } from '@vanilla-extract/css';
import { below } from '../../../ui/theme/breakpoints.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

/** One quiet row, which scrolls on phones. */
export const list = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.space[6],
  color: theme.colour.muted,
  fontSize: theme.text.s,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    [below.lg]: {
      marginInline: `calc(-1 * ${theme.space[4]})`,
      paddingInline: theme.space[4],
      fontSize: theme.text.xs,
    },
  },
});

export const promise = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: theme.space[2],
  minBlockSize: '44px',
  whiteSpace: 'nowrap',
});

export const icon = style({ color: theme.colour.saffronText });
