import { style } from '@vanilla-extract/css';
import { below, from } from '../../ui/theme/breakpoints.ts';
import { theme } from '../../ui/theme/theme.css.ts';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: `min(${theme.space[3]}, 2vw)`,
  minBlockSize: '4.25rem',
  '@media': { [from.md]: { gap: theme.space[6] } },
});

export const logo = style({
  display: 'inline-flex',
  minInlineSize: 0,
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
  maxInlineSize: '9rem',
  objectFit: 'contain',
  filter: theme.filter.logo,
});

export const search = style({
  flex: 1,
  maxInlineSize: '36rem',
  marginInline: 'auto',
  '@media': { [below.md]: { display: 'none' } },
});

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  // Fits the smallest screens with the largest text.
  gap: `min(${theme.space[1]}, 1vw)`,
  marginInlineStart: 'auto',
  '@media': { [from.md]: { gap: theme.space[2] } },
});

const target = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: '44px',
  minBlockSize: '44px',
  borderRadius: theme.radius.full,
  color: theme.colour.text,
  textDecoration: 'none',
  ':hover': { background: theme.colour.sunken },
} as const;

export const iconButton = style(target);

export const fromMd = style({ '@media': { [below.md]: { display: 'none' } } });
export const belowMd = style({ '@media': { [from.md]: { display: 'none' } } });

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

export const user = style([target, { gap: theme.space[2], paddingInlineEnd: theme.space[2] }]);

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
