import { style } from '@vanilla-extract/css';
import { theme } from '../../ui/theme/theme.css.ts';

export const box = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '36px',
  blockSize: '36px',
  borderRadius: theme.radius.full,
  color: theme.colour.text,
  selectors: {
    '&:hover': { backgroundColor: theme.colour.line },
    '&:has(:focus-visible)': {
      outline: `2px solid ${theme.colour.focus}`,
      outlineOffset: '2px',
    },
  },
  '@media': { '(pointer: coarse)': { inlineSize: '44px', blockSize: '44px' } },
});

/** Invisible above the icon, so that the native select gets clicks and focus. Its open list uses the colours. */
export const select = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  opacity: 0,
  color: theme.colour.text,
  backgroundColor: theme.colour.raised,
  cursor: 'pointer',
});
