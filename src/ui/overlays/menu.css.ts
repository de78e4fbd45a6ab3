import { keyframes, style } from '@vanilla-extract/css';
import { panel } from './overlay.css.ts';
import { theme } from '../theme/theme.css.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-6px)' } });

export const popover = style([
  panel,
  {
    minInlineSize: '15rem',
    maxInlineSize: `min(22rem, 100vw - 2 * ${theme.space[3]})`,
    padding: theme.space[2],
    border: `1px solid ${theme.colour.line}`,
    borderRadius: theme.radius.l,
    overflowY: 'auto',
    selectors: {
      '&[data-entering]': { animation: `${appear} ${theme.motion.fast} ${theme.motion.ease}` },
      '&[data-exiting]': { animation: `${appear} ${theme.motion.fast} reverse forwards` },
    },
  },
]);

export const header = style({
  marginBlockEnd: theme.space[2],
  padding: theme.space[3],
  borderBlockEnd: `1px solid ${theme.colour.line}`,
});

export const menu = style({ outline: 'none' });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  minBlockSize: '44px',
  paddingInline: theme.space[3],
  fontWeight: theme.weight.medium,
  textDecoration: 'none',
  borderRadius: theme.radius.m,
  outline: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered], &[data-focused]': { backgroundColor: theme.colour.sunken },
    '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${theme.colour.focus}` },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const glyph = style({ color: theme.colour.muted });
