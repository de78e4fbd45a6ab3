import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const tabs = style({ display: 'grid', gap: theme.space[4], minInlineSize: 0 });

export const list = style({
  display: 'flex',
  gap: theme.space[2],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${theme.colour.line}`,
});

export const tab = style({
  minBlockSize: '48px',
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[2],
  paddingInline: theme.space[3],
  fontWeight: theme.weight.semibold,
  whiteSpace: 'nowrap',
  color: theme.colour.muted,
  borderBlockEnd: '3px solid transparent',
  cursor: 'pointer',
  outline: 'none',
  transition: `color ${theme.motion.fast}, border-color ${theme.motion.fast}`,
  selectors: {
    '&[data-hovered]': { color: theme.colour.text },
    '&[data-selected]': { color: theme.colour.text, borderBlockEndColor: theme.colour.primary },
    '&[data-focus-visible]': {
      outline: `2px solid ${theme.colour.focus}`,
      outlineOffset: '-3px',
      borderRadius: theme.radius.s,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      borderBlockEndColor: 'Canvas',
      selectors: { '&[data-selected]': { borderBlockEndColor: 'Highlight' } },
    },
  },
});

export const panel = style({
  minInlineSize: 0,
  selectors: {
    '&[data-focus-visible]': {
      outline: `2px solid ${theme.colour.focus}`,
      outlineOffset: '4px',
      borderRadius: theme.radius.s,
    },
  },
});
