import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const list = style({ display: 'grid' });

const row = style({
  position: 'relative',
  display: 'flex',
  gap: theme.space[3],
  paddingBlockEnd: theme.space[5],
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: '24px 0',
      insetInlineStart: '11px',
      inlineSize: '2px',
      backgroundColor: theme.colour.line,
    },
  },
});

export const step = styleVariants({
  done: [
    row,
    {
      selectors: { '&:not(:last-child)::before': { backgroundColor: theme.colour.primary } },
      '@media': {
        '(forced-colors: active)': {
          selectors: { '&:not(:last-child)::before': { backgroundColor: 'CanvasText' } },
        },
      },
    },
  ],
  current: [row],
  ahead: [row, { color: theme.colour.muted }],
});

const dot = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: '24px',
  blockSize: '24px',
  border: `2px solid ${theme.colour.lineStrong}`,
  borderRadius: theme.radius.full,
  backgroundColor: theme.colour.surface,
});

export const mark = styleVariants({
  done: [
    dot,
    {
      color: theme.colour.onPrimary,
      backgroundColor: theme.colour.primary,
      borderColor: theme.colour.primary,
    },
  ],
  current: [dot, { borderColor: theme.colour.primary, borderWidth: '7px' }],
  ahead: [dot],
});

export const words = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });

export const name = style({ fontWeight: theme.weight.semibold });

export const detail = style({ fontSize: theme.text.s, color: theme.colour.muted });
