import { style } from '@vanilla-extract/css';
import { control, withButton } from './field.css.ts';
import { theme } from '../theme/theme.css.ts';

export const input = style([control, withButton]);

export const open = style({
  position: 'absolute',
  insetBlockStart: '2px',
  insetInlineEnd: '2px',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  color: theme.colour.muted,
  borderRadius: theme.radius.m,
});

export const popover = style({
  inlineSize: 'var(--trigger-width)',
  minInlineSize: '14rem',
  overflow: 'hidden',
  color: theme.colour.text,
  backgroundColor: theme.colour.raised,
  borderRadius: theme.radius.m,
  boxShadow: theme.shadow.l,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const list = style({
  maxBlockSize: 'min(20rem, 50vh)',
  padding: theme.space[1],
  overflowY: 'auto',
  outline: 'none',
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[3],
  minBlockSize: '44px',
  paddingBlock: theme.space[2],
  paddingInline: theme.space[3],
  lineHeight: theme.leading.tight,
  borderRadius: theme.radius.s,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused]': { backgroundColor: theme.colour.sunken },
    '&[data-selected]': { fontWeight: theme.weight.semibold },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const detail = style({ color: theme.colour.muted, fontVariantNumeric: 'tabular-nums' });

export const empty = style({ padding: theme.space[3], color: theme.colour.muted });
