import { style } from '@vanilla-extract/css';
import { from } from '../ui/breakpoints.ts';
import { theme } from '../ui/theme.css.ts';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[4],
  minBlockSize: '4rem',
});

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  fontSize: theme.text.xl,
  fontWeight: theme.weight.bold,
  color: theme.colour.text,
  textDecoration: 'none',
});

export const mark = style({
  inlineSize: 'auto',
  blockSize: '36px',
  filter: theme.filter.logo,
});

export const menu = style({ display: 'none', '@media': { [from.md]: { display: 'block' } } });

export const menuList = style({
  display: 'flex',
  gap: theme.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const menuLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  paddingInline: theme.space[3],
  borderRadius: theme.radius.full,
  color: theme.colour.text,
  fontWeight: theme.weight.medium,
  textDecoration: 'none',
  ':hover': { background: theme.colour.sunken },
  selectors: { '&[aria-current="page"]': { color: theme.colour.primary } },
});

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  marginInlineStart: 'auto',
});

const round = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: '44px',
  minBlockSize: '44px',
  border: 0,
  borderRadius: theme.radius.full,
  background: 'transparent',
  color: theme.colour.text,
  font: 'inherit',
  cursor: 'pointer',
  ':hover': { background: theme.colour.sunken },
} as const;

export const basket = style(round);

export const count = style({
  position: 'absolute',
  insetBlockStart: '2px',
  insetInlineEnd: '0',
  minInlineSize: '1.25rem',
  paddingInline: theme.space[1],
  borderRadius: theme.radius.full,
  background: theme.colour.primary,
  color: theme.colour.onPrimary,
  fontSize: '0.75rem',
  fontWeight: theme.weight.bold,
  lineHeight: '1.25rem',
  textAlign: 'center',
});

export const user = style([round, { gap: theme.space[2], paddingInlineEnd: theme.space[2] }]);

export const userLabel = style({
  display: 'none',
  maxInlineSize: '9rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: theme.weight.medium,
  '@media': { [from.sm]: { display: 'block' } },
});

export const userName = style({ fontWeight: theme.weight.semibold });
