import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { from } from '../theme/breakpoints.ts';
import { theme } from '../theme/theme.css.ts';

/** Bottom-left, and bottom-right in right-to-left (TOAST-01). */
export const region = style({
  position: 'fixed',
  // A bottom sheet moves toasts to the top. Bars at the bottom raise them, so that no toast
  // covers their buttons.
  insetBlockStart: 'var(--souk-toast-start, auto)',
  insetBlockEnd: `var(--souk-toast-end, calc(${theme.space[4]} + var(--souk-toast-lift, 0px) + var(--souk-notice-lift, 0px) + env(safe-area-inset-bottom)))`,
  insetInlineStart: theme.space[4],
  zIndex: theme.z.toast,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: `min(24rem, 100vw - 2 * ${theme.space[4]})`,
  pointerEvents: 'none',
  '@media': {
    [from.md]: {
      insetBlockEnd: `calc(${theme.space[6]} + var(--souk-notice-lift, 0px))`,
      insetInlineStart: theme.space[6],
    },
    print: { display: 'none' },
  },
});

// New toasts do not move those that a pointer may be above, so they grow away from the edge.
globalStyle(`${region} > div`, {
  display: 'flex',
  flexDirection: 'var(--souk-toast-flow, column-reverse)',
});

const rise = keyframes({
  from: { opacity: 0, transform: `translateY(${theme.space[3]}) scale(0.98)` },
});

export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.space[3],
  marginBlockStart: theme.space[2],
  paddingBlock: theme.space[2],
  paddingInline: `${theme.space[4]} ${theme.space[1]}`,
  color: theme.colour.text,
  backgroundColor: theme.colour.raised,
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.l,
  boxShadow: theme.shadow.l,
  pointerEvents: 'auto',
  animation: `${rise} ${theme.motion.slow} ${theme.motion.ease}`,
});

export const mark = styleVariants({
  success: { paddingBlock: theme.space[2], color: theme.colour.success },
  warning: { paddingBlock: theme.space[2], color: theme.colour.warning },
  error: { paddingBlock: theme.space[2], color: theme.colour.danger },
  card: { paddingBlock: theme.space[2], color: theme.colour.success },
});

export const picture = style({
  flexShrink: 0,
  inlineSize: '56px',
  blockSize: '56px',
  marginBlock: theme.space[1],
  marginInlineStart: `calc(-1 * ${theme.space[1]})`,
  objectFit: 'cover',
  borderRadius: theme.radius.m,
  backgroundColor: theme.colour.sunken,
});

export const words = style({ flex: 1, minInlineSize: 0, paddingBlock: '7px' });
export const title = style({ fontWeight: theme.weight.semibold });
export const detail = style({ fontSize: theme.text.s });
export const message = style({
  fontSize: theme.text.s,
  selectors: {
    [`${title} ~ &`]: { color: theme.colour.muted },
    // "product added to the cart" (CART-02).
    [`${title} ~ &::first-letter`]: { textTransform: 'uppercase' },
  },
});

export const action = style({
  minBlockSize: '28px',
  marginBlockStart: theme.space[1],
  fontSize: theme.text.s,
  fontWeight: theme.weight.semibold,
  color: theme.colour.primary,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
});
