import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { below } from '../theme/breakpoints.ts';
import { display } from '../layout/section-heading.css.ts';
import { theme } from '../theme/theme.css.ts';

const SHORT_SCREEN = '(max-height: 30em)';

const fade = keyframes({ from: { opacity: 0 } });

export const scrim = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: theme.z.overlay,
  blockSize: 'var(--visual-viewport-height, 100dvh)',
  backgroundColor: theme.colour.scrim,
  selectors: {
    '&[data-entering]': { animation: `${fade} ${theme.motion.normal}` },
    '&[data-exiting]': { animation: `${fade} ${theme.motion.fast} reverse forwards` },
  },
});

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  color: theme.colour.text,
  backgroundColor: theme.colour.raised,
  boxShadow: theme.shadow.l,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  blockSize: '100%',
  outline: 'none',
  // On short screens, the complete dialog scrolls, including header and footer.
  '@media': { [SHORT_SCREEN]: { overflowY: 'auto' } },
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[3],
  paddingBlock: theme.space[4],
  paddingInline: `${theme.space[6]} ${theme.space[2]}`,
});

export const title = style([
  display,
  // A long word must not push the close button out.
  { minInlineSize: 0, fontSize: theme.text.xxl, overflowWrap: 'anywhere' },
]);

export const body = style({
  flex: 1,
  minBlockSize: 0,
  paddingBlockEnd: `calc(${theme.space[6]} + env(safe-area-inset-bottom))`,
  paddingInline: theme.space[6],
  // A focused field scrolls into view with its label.
  scrollPaddingBlockStart: theme.space[8],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': { [SHORT_SCREEN]: { flex: 'none', overflowY: 'visible' } },
});

export const footer = style({
  paddingBlockStart: theme.space[4],
  paddingBlockEnd: `calc(${theme.space[4]} + env(safe-area-inset-bottom))`,
  paddingInline: theme.space[6],
  borderBlockStart: `1px solid ${theme.colour.line}`,
});

globalStyle(`:root:has(${footer})`, {
  '@media': {
    [below.md]: { vars: { '--souk-toast-lift': '6rem' } },
  },
});
