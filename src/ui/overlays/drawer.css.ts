import { keyframes, style } from '@vanilla-extract/css';
import { panel } from './overlay.css.ts';
import { theme } from '../theme/theme.css.ts';

const fromRight = keyframes({ from: { transform: 'translateX(100%)' } });
const fromLeft = keyframes({ from: { transform: 'translateX(-100%)' } });

export const drawer = style([
  panel,
  {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    inlineSize: 'min(28rem, 100%)',
    selectors: {
      '&[data-entering]': { animation: `${fromRight} ${theme.motion.slow} ${theme.motion.ease}` },
      '&[data-exiting]': { animation: `${fromRight} ${theme.motion.normal} reverse forwards` },
      '[dir="rtl"] &[data-entering]': { animationName: fromLeft },
      '[dir="rtl"] &[data-exiting]': { animationName: fromLeft },
    },
  },
]);
