import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const row = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[3],
  minBlockSize: '44px',
  cursor: 'pointer',
});

export const control = style({
  appearance: 'none',
  position: 'relative',
  flexShrink: 0,
  inlineSize: '48px',
  blockSize: '28px',
  margin: 0,
  backgroundColor: theme.colour.lineStrong,
  borderRadius: theme.radius.full,
  cursor: 'pointer',
  transition: `background-color ${theme.motion.fast}`,
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockStart: '3px',
    insetInlineStart: '3px',
    inlineSize: '22px',
    blockSize: '22px',
    backgroundColor: theme.colour.raised,
    borderRadius: theme.radius.full,
    boxShadow: theme.shadow.s,
    transition: `inset-inline-start ${theme.motion.fast} ${theme.motion.ease}`,
  },
  selectors: {
    '&:checked': { backgroundColor: theme.colour.primary },
    '&:checked::after': { insetInlineStart: '23px' },
    '&:focus-visible': { outline: `2px solid ${theme.colour.focus}`, outlineOffset: '2px' },
    '&:disabled': { opacity: 0.5, cursor: 'default' },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Canvas',
      // A border would move the thumb.
      boxShadow: 'inset 0 0 0 1px CanvasText',
      '::after': { backgroundColor: 'CanvasText', boxShadow: 'none' },
      selectors: {
        '&:checked': { backgroundColor: 'Highlight' },
        '&:checked::after': { backgroundColor: 'HighlightText' },
        '&:focus-visible': { outlineColor: 'Highlight' },
      },
    },
  },
});
