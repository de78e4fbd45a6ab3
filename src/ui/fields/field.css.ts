import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[1],
  minInlineSize: 0,
});

export const label = style({ fontSize: theme.text.s, fontWeight: theme.weight.semibold });

export const optional = style({
  fontWeight: theme.weight.normal,
  color: theme.colour.muted,
});

export const required = style({ color: theme.colour.danger });

export const help = style({ fontSize: theme.text.s, color: theme.colour.muted });

export const error = style({
  display: 'flex',
  gap: theme.space[1],
  fontSize: theme.text.s,
  fontWeight: theme.weight.medium,
  color: theme.colour.danger,
});

export const errorMark = style({ blockSize: '1.5em' });

export const control = style({
  inlineSize: '100%',
  minBlockSize: '48px',
  paddingBlock: theme.space[2],
  paddingInline: theme.space[4],
  color: theme.colour.text,
  backgroundColor: theme.colour.surface,
  border: `1px solid ${theme.colour.lineStrong}`,
  borderRadius: theme.radius.m,
  textOverflow: 'ellipsis',
  transition: `border-color ${theme.motion.fast}`,
  '::placeholder': { color: theme.colour.muted, opacity: 1 },
  selectors: {
    '&:hover:not(:disabled)': { borderColor: theme.colour.text },
    '&:focus-visible': {
      borderColor: theme.colour.focus,
      outline: `2px solid ${theme.colour.focus}`,
      outlineOffset: '-1px',
    },
    '&[aria-invalid="true"]': { borderColor: theme.colour.danger },
    '&:disabled': {
      color: theme.colour.muted,
      backgroundColor: theme.colour.sunken,
      // Browsers fade a disabled list, which loses contrast.
      opacity: 1,
      cursor: 'not-allowed',
    },
    '&:autofill': { WebkitTextFillColor: theme.colour.text },
  },
});

export const AREA_PADDING = '0.75rem';

export const area = style({
  paddingBlock: AREA_PADDING,
  resize: 'vertical',
  fieldSizing: 'content',
});

export const withButton = style({ paddingInlineEnd: '52px' });
export const box = style({ position: 'relative' });
export const inBox = style({
  position: 'absolute',
  insetBlockStart: '2px',
  insetInlineEnd: '2px',
});
