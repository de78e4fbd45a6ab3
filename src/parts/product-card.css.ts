import { style } from '@vanilla-extract/css';
import { theme } from '../ui/theme.css.ts';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  blockSize: '100%',
});

export const top = style({ position: 'relative' });

export const faded = style({ opacity: 0.55 });

export const badges = style({
  position: 'absolute',
  insetBlockStart: theme.space[2],
  insetInlineStart: theme.space[2],
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[1],
  // Room for the heart.
  maxInlineSize: 'calc(100% - 4rem)',
});

export const heart = style({
  position: 'absolute',
  insetBlockStart: theme.space[1],
  insetInlineEnd: theme.space[1],
});

export const facts = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: theme.space[1],
  padding: theme.space[3],
});

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const shop = style({
  ...oneLine,
  margin: 0,
  color: theme.colour.muted,
  fontSize: theme.text.xs,
});

export const name = style({
  display: '-webkit-box',
  overflow: 'hidden',
  margin: 0,
  color: theme.colour.text,
  fontSize: theme.text.m,
  fontWeight: theme.weight.semibold,
  lineHeight: theme.leading.tight,
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space[2],
  fontSize: theme.text.xs,
});

export const sold = style({ color: theme.colour.muted });

export const soldOut = style({ color: theme.colour.danger, fontWeight: theme.weight.semibold });

export const bottom = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[2],
  minBlockSize: '44px',
  marginBlockStart: 'auto',
});

export const bag = style({ flexShrink: 0 });
