import { style } from '@vanilla-extract/css';
import { theme } from '../../../ui/theme/theme.css.ts';

export const menuRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  minBlockSize: '44px',
  paddingInline: theme.space[3],
  borderRadius: theme.radius.m,
  color: theme.colour.text,
  textDecoration: 'none',
  ':hover': { background: theme.colour.sunken },
  // The lists would clip an outer outline.
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: {
    '&[aria-current="page"]': {
      background: theme.colour.primarySoft,
      color: theme.colour.onPrimarySoft,
    },
  },
});

export const rowCount = style({
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
