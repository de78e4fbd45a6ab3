import { style } from '@vanilla-extract/css';
import { theme } from '../../../ui/theme/theme.css.ts';

export const card = style({ blockSize: '100%', overflow: 'hidden' });

export const status = style({
  position: 'absolute',
  insetBlockStart: theme.space[3],
  insetInlineEnd: theme.space[3],
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: theme.space[3],
  alignItems: 'end',
  padding: theme.space[4],
  paddingBlockStart: 0,
});

/** Overlaps the banner. */
export const logo = style({
  position: 'relative',
  inlineSize: '4rem',
  marginBlockStart: '-1.75rem',
  overflow: 'hidden',
  border: `3px solid ${theme.colour.surface}`,
  borderRadius: theme.radius.l,
});

export const name = style({
  paddingBlockStart: theme.space[2],
  overflow: 'hidden',
  color: theme.colour.text,
  fontSize: theme.text.m,
  fontWeight: theme.weight.semibold,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const line = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.space[3],
  paddingBlockStart: theme.space[3],
  color: theme.colour.muted,
  fontSize: theme.text.s,
});
