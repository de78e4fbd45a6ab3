import { style } from '@vanilla-extract/css';
import { theme } from '../ui/theme.css.ts';

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  paddingBlockEnd: theme.space[4],
});

export const words = style({ minInlineSize: 0 });

export const name = style({
  overflow: 'hidden',
  fontWeight: theme.weight.semibold,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const muted = style({ color: theme.colour.muted, fontSize: theme.text.s });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: theme.space[2],
  borderBlockStart: `1px solid ${theme.colour.line}`,
  selectors: { '&:empty': { display: 'none' } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  inlineSize: '100%',
  minBlockSize: '48px',
  paddingInline: theme.space[3],
  borderRadius: theme.radius.m,
  color: theme.colour.text,
  fontWeight: theme.weight.medium,
  textAlign: 'start',
  textDecoration: 'none',
  ':hover': { background: theme.colour.sunken },
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: {
    '&[aria-current="page"]': {
      color: theme.colour.onPrimarySoft,
      background: theme.colour.primarySoft,
    },
  },
});

export const count = style({
  minInlineSize: '1.5rem',
  marginInlineStart: 'auto',
  paddingInline: theme.space[2],
  borderRadius: theme.radius.full,
  background: theme.colour.primary,
  color: theme.colour.onPrimary,
  fontSize: theme.text.xs,
  fontWeight: theme.weight.bold,
  lineHeight: '1.5rem',
  textAlign: 'center',
});
