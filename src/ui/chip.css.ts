import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '36px',
  maxInlineSize: '100%',
  paddingInlineStart: theme.space[4],
  fontSize: theme.text.s,
  fontWeight: theme.weight.medium,
  color: theme.colour.onPrimarySoft,
  backgroundColor: theme.colour.primarySoft,
  borderRadius: theme.radius.full,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

/** Larger than it looks, for fingers. */
export const remove = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '36px',
  blockSize: '36px',
  color: 'inherit',
  borderRadius: theme.radius.full,
  '::after': { content: '', position: 'absolute', inset: '-4px' },
  selectors: { '&:hover': { color: theme.colour.text } },
});
