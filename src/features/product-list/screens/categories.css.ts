import { style } from '@vanilla-extract/css';
import { theme } from '../../../ui/theme/theme.css.ts';

export const card = style({
  display: 'grid',
  gridTemplateColumns: '8rem minmax(0, 1fr)',
  gap: theme.space[4],
  alignItems: 'start',
  blockSize: '100%',
  padding: theme.space[3],
});

export const picture = style({ borderRadius: theme.radius.m });

export const name = style({
  paddingBlock: theme.space[1],
  color: theme.colour.text,
  fontSize: theme.text.l,
  fontWeight: theme.weight.semibold,
  lineHeight: theme.leading.tight,
});

export const subs = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space[4],
  margin: 0,
  padding: 0,
  overflowWrap: 'anywhere',
  listStyle: 'none',
});

/** Above the link that covers the card. */
export const sub = style({
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '32px',
  color: theme.colour.muted,
  fontSize: theme.text.s,
  textDecoration: 'none',
  ':hover': { color: theme.colour.text, textDecoration: 'underline' },
  '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
});
