import { style } from '@vanilla-extract/css';
import { theme } from '../../ui/theme/theme.css.ts';

export const search = style({ position: 'relative' });

export const box = style({
  position: 'relative',
  display: 'flex',
  minInlineSize: 0,
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.full,
  background: theme.colour.sunken,
  transition: `border-color ${theme.motion.fast}, background-color ${theme.motion.fast}`,
  selectors: {
    '&:hover': { borderColor: theme.colour.lineStrong },
    '&:focus-within': { background: theme.colour.surface },
    // One focus ring around input and button.
    '&:has(input:focus-visible)': {
      borderColor: theme.colour.focus,
      outline: `2px solid ${theme.colour.focus}`,
      outlineOffset: '-1px',
    },
  },
});

export const input = style({
  minBlockSize: '44px',
  paddingBlock: 0,
  paddingInline: `${theme.space[5]} 0`,
  border: 0,
  borderRadius: theme.radius.full,
  background: 'transparent',
  appearance: 'none',
  textOverflow: 'ellipsis',
  ':focus-visible': { outline: 'none' },
  '::placeholder': { color: theme.colour.muted, opacity: 1 },
});

export const button = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '44px',
  minBlockSize: '44px',
  borderRadius: theme.radius.full,
  color: theme.colour.muted,
  ':hover': { color: theme.colour.onPrimary, background: theme.colour.primary },
});
