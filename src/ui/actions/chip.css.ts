import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '36px',
  maxInlineSize: '100%',
  paddingBlock: '2px',
  paddingInlineStart: theme.space[4],
  lineHeight: theme.leading.tight,
  fontSize: theme.text.s,
  fontWeight: theme.weight.medium,
  color: theme.colour.onPrimarySoft,
  backgroundColor: theme.colour.primarySoft,
  // A full radius looks wrong on several lines.
  borderRadius: theme.radius.l,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const remove = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: '32px',
  blockSize: '32px',
  marginInline: '2px',
  color: 'inherit',
  borderRadius: theme.radius.full,
  '::after': { content: '', position: 'absolute', inset: '-6px' },
  transition: `background-color ${theme.motion.fast}`,
  selectors: {
    '&:hover': { backgroundColor: theme.colour.surface },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
