import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';
import { bar } from './progress.css.ts';

const run = keyframes({
  from: { insetInlineStart: '-40%' },
  to: { insetInlineStart: '100%' },
});

/** Of an upload without a known size. */
export const indeterminateBar = style([
  bar,
  {
    position: 'relative',
    inlineSize: '40%',
    animation: `${run} 1.4s ${theme.motion.ease} infinite`,
    '@media': {
      '(prefers-reduced-motion: reduce)': { animation: 'none', inlineSize: '100%', opacity: 0.5 },
    },
  },
]);
