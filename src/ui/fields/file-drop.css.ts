import { style } from '@vanilla-extract/css';
import { ONE_LINE } from '../layout/clipped-text.ts';
import { theme } from '../theme/theme.css.ts';

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[2],
  minInlineSize: 0,
});

export const area = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space[1],
  padding: theme.space[6],
  textAlign: 'center',
  color: theme.colour.muted,
  backgroundColor: theme.colour.surface,
  border: `2px dashed ${theme.colour.lineStrong}`,
  borderRadius: theme.radius.l,
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:has(:disabled))': { borderColor: theme.colour.text },
    '&:has([aria-invalid="true"])': { borderColor: theme.colour.danger },
    '&[data-over]': {
      borderColor: theme.colour.primary,
      backgroundColor: theme.colour.primarySoft,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${theme.colour.focus}`, outlineOffset: '2px' },
    '&:has(:disabled)': { opacity: 0.5, cursor: 'not-allowed' },
  },
});

export const input = style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const label = style({ fontWeight: theme.weight.semibold, color: theme.colour.text });

export const help = style({ fontSize: theme.text.s, color: theme.colour.muted });

export const files = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[2],
});

export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[2],
  paddingInline: `${theme.space[3]} ${theme.space[1]}`,
  minBlockSize: '48px',
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.m,
});

export const name = style({
  ...ONE_LINE,
  flex: 1,
  minInlineSize: 0,
});

export const picture = style({
  inlineSize: '36px',
  blockSize: '36px',
  objectFit: 'cover',
  borderRadius: theme.radius.s,
});
