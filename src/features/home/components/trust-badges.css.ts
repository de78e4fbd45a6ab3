import { style } from '@vanilla-extract/css';
import { below } from '../../../ui/theme/breakpoints.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

/** One quiet row, which scrolls on phones. */
export const list = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.space[6],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [below.lg]: { scrollSnapType: 'x proximity' } },
});

export const tile = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: theme.space[3],
  minBlockSize: '44px',
  maxInlineSize: '16rem',
  color: theme.colour.muted,
  fontSize: theme.text.xs,
  lineHeight: theme.leading.tight,
  scrollSnapAlign: 'start',
});

export const icon = style({ color: theme.colour.saffronText });

export const title = style({
  display: 'block',
  marginBlockEnd: '2px',
  color: theme.colour.text,
  fontSize: theme.text.s,
  fontWeight: theme.weight.semibold,
});
