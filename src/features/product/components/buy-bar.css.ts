import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { below, from } from '../../../ui/theme/breakpoints.ts';
import { ONE_LINE } from '../../../ui/layout/clipped-text.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

const rise = keyframes({ from: { transform: 'translateY(100%)' } });

export const bar = style({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: theme.z.floating,
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  minBlockSize: '3.75rem',
  paddingBlock: `${theme.space[1]} calc(${theme.space[1]} + env(safe-area-inset-bottom))`,
  // Space for the floating cart.
  paddingInline: `${theme.space[4]} calc(${theme.space[4]} + var(--souk-cart-space, 0px))`,
  color: theme.colour.text,
  backgroundColor: theme.colour.raised,
  borderBlockStart: `1px solid ${theme.colour.line}`,
  boxShadow: theme.shadow.l,
  animation: `${rise} ${theme.motion.normal} ${theme.motion.ease}`,
  '@media': {
    [below.xs]: { flexWrap: 'wrap' },
    [from.md]: { display: 'none' },
    print: { display: 'none' },
  },
});

// The button label wraps only below this width.
export const textColumn = style({
  flex: '1 1 0',
  minInlineSize: '5.5rem',
  maxInlineSize: '60%',
  lineHeight: theme.leading.tight,
  selectors: { ':lang(ar) &': { lineHeight: '1.4' } },
});

export const detail = style({
  display: 'grid',
  color: theme.colour.muted,
  fontSize: theme.text.xs,
  whiteSpace: 'nowrap',
});

export const choice = style(ONE_LINE);

// Keeps focused elements, anchors, the page end and toasts above the bar.
globalStyle(`:root:has(${bar})`, {
  '@media': {
    [below.md]: {
      scrollPaddingBlockEnd: '5rem',
      paddingBlockEnd: '4.5rem',
      vars: {
        '--souk-toast-lift': '4.5rem',
        '--souk-bar-size': '3.75rem',
        '--souk-strip-text': 'none',
        '--souk-strip-ground': 'transparent',
        '--souk-strip-line': 'transparent',
      },
    },
  },
});
