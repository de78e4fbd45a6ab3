import { style } from '@vanilla-extract/css';
import { ONE_LINE } from '../layout/clipped-text.ts';
import { theme } from '../theme/theme.css.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[1],
  fontSize: theme.text.s,
  color: theme.colour.muted,
  overflowWrap: 'anywhere',
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[1],
  minInlineSize: 0,
});

export const link = style({
  // A large target in a short line.
  marginBlock: `calc(-1 * ${theme.space[2]})`,
  paddingBlock: theme.space[3],
  textDecoration: 'none',
  ':hover': { color: theme.colour.text, textDecoration: 'underline' },
});

export const current = style({ ...ONE_LINE, color: theme.colour.text });
