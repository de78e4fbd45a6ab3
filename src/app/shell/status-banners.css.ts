import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { theme } from '../../ui/theme/theme.css.ts';

export const track = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: theme.z.toast,
  blockSize: '3px',
  overflow: 'hidden',
  backgroundColor: theme.colour.primarySoft,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

/** Slows down and never reaches the end. */
const grow = keyframes({
  from: { inlineSize: '0%' },
  '20%': { inlineSize: '45%' },
  '50%': { inlineSize: '75%' },
  to: { inlineSize: '95%' },
});

export const bar = style({
  blockSize: '100%',
  inlineSize: '95%',
  backgroundColor: theme.colour.primary,
  borderEndEndRadius: theme.radius.full,
  borderStartEndRadius: theme.radius.full,
  animation: `${grow} 8s ease-out`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none', inlineSize: '60%' },
    '(forced-colors: active)': { backgroundColor: 'Highlight' },
  },
});

/** Above the toasts on phones. */
export const notice = style({
  position: 'fixed',
  insetBlockEnd: `calc(${theme.space[4]} + var(--souk-toast-lift, 0px) + env(safe-area-inset-bottom))`,
  insetInline: theme.space[4],
  zIndex: theme.z.floating,
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  inlineSize: 'fit-content',
  maxInlineSize: `calc(100vw - 2 * ${theme.space[4]})`,
  marginInline: 'auto',
  paddingBlock: theme.space[1],
  paddingInline: `${theme.space[4]} ${theme.space[1]}`,
  fontSize: theme.text.s,
  color: theme.colour.text,
  backgroundColor: theme.colour.raised,
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.l,
  boxShadow: theme.shadow.m,
  '@media': { print: { display: 'none' } },
});

export const retry = style({ flexShrink: 0, whiteSpace: 'nowrap' });
export const glyph = style({ color: theme.colour.warning });

globalStyle(`:root:has(${notice})`, { vars: { '--souk-notice-lift': '4rem' } });
