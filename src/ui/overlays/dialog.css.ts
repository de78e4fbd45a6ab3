import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { below, from } from '../theme/breakpoints.ts';
import { toast } from '../feedback/toast-region.css.ts';
import { body, panel, scrim } from './overlay.css.ts';
import { theme } from '../theme/theme.css.ts';

const rise = keyframes({ from: { transform: 'translateY(100%)' } });
const grow = keyframes({ from: { opacity: 0, transform: 'translateY(12px) scale(0.97)' } });

export const overlay = style([
  scrim,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'end',
    justifyItems: 'center',
    '@media': { [from.sm]: { alignItems: 'center', padding: theme.space[4] } },
  },
]);

const modal = style([
  panel,
  {
    inlineSize: '100%',
    maxBlockSize: `calc(var(--visual-viewport-height, 100dvh) - ${theme.space[8]})`,
    borderStartStartRadius: theme.radius.xl,
    borderStartEndRadius: theme.radius.xl,
    selectors: {
      '&[data-entering]': { animation: `${rise} ${theme.motion.slow} ${theme.motion.ease}` },
      '&[data-exiting]': { animation: `${rise} ${theme.motion.normal} reverse forwards` },
    },
    '@media': {
      [from.sm]: {
        borderRadius: theme.radius.xl,
        selectors: {
          '&[data-entering]': { animation: `${grow} ${theme.motion.normal} ${theme.motion.ease}` },
          '&[data-exiting]': { animation: `${grow} ${theme.motion.fast} reverse forwards` },
        },
      },
    },
  },
]);

/** Nearly fills a phone's screen, so that a form is not behind toasts or the keyboard. */
const tall = style({
  minBlockSize: `calc(var(--visual-viewport-height, 100dvh) - ${theme.space[8]})`,
  '@media': { [from.sm]: { minBlockSize: 0 } },
});

// A toast covers the end of the form, which needs space to scroll out from under it.
globalStyle(`:root:has(${toast}) ${tall} ${body}`, {
  '@media': { [below.sm]: { paddingBlockEnd: '8rem' } },
});

/** On phones toasts appear at the top. At the bottom they would cover its buttons. */
const short = style({});

globalStyle(`:root:has(${short})`, {
  '@media': {
    [below.sm]: {
      vars: {
        '--souk-toast-flow': 'column',
        '--souk-toast-start': `calc(${theme.space[4]} + env(safe-area-inset-top))`,
        '--souk-toast-end': 'auto',
      },
    },
  },
});

export const size = styleVariants({
  s: [modal, short, { '@media': { [from.sm]: { maxInlineSize: '26rem' } } }],
  m: [modal, tall, { '@media': { [from.sm]: { maxInlineSize: '30rem' } } }],
  l: [modal, tall, { '@media': { [from.sm]: { maxInlineSize: '52rem' } } }],
  full: [modal, { blockSize: '100%' }],
});
