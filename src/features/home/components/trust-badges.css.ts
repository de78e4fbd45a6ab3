import { style } from '@vanilla-extract/css';
import { from } from '../../../ui/theme/breakpoints.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [from.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: theme.space[4] },
  },
});

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[2],
  padding: theme.space[4],
  color: theme.colour.muted,
  backgroundColor: theme.colour.surface,
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.l,
  fontSize: theme.text.s,
  lineHeight: theme.leading.tight,
  '@media': { [from.sm]: { flexDirection: 'row', alignItems: 'center', gap: theme.space[3] } },
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '44px',
  blockSize: '44px',
  color: theme.colour.onPrimarySoft,
  backgroundColor: theme.colour.primarySoft,
  borderRadius: theme.radius.full,
});

export const title = style({
  display: 'block',
  marginBlockEnd: theme.space[1],
  color: theme.colour.text,
  fontSize: theme.text.m,
  fontWeight: theme.weight.semibold,
});
