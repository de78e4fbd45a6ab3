import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const box = style({ position: 'relative', display: 'block', minInlineSize: 0 });

const base = style({
  appearance: 'none',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  // Older browsers widen the page by a long option.
  contain: 'paint',
});

export const select = styleVariants({
  field: [base, { paddingInlineEnd: theme.space[10] }],
  compact: [
    base,
    {
      // As wide as the selected option: measuring the others would load the fonts of their scripts.
      fieldSizing: 'content',
      minBlockSize: '36px',
      paddingBlock: theme.space[1],
      paddingInline: `${theme.space[3]} ${theme.space[8]}`,
      fontSize: theme.text.s,
      borderRadius: theme.radius.s,
    },
  ],
});

export const chevron = style({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 9px)',
  insetInlineEnd: theme.space[3],
  color: theme.colour.muted,
  pointerEvents: 'none',
});
