import { keyframes, style } from '@vanilla-extract/css';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  flexShrink: 0,
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  // Otherwise the gap would be painted too, and the rotation would be invisible.
  forcedColorAdjust: 'none',
  animation: `${turn} 0.8s linear infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animationDuration: '2.4s' },
    // The inherited colour isn't the forced one, so the spinner could be white on white.
    '(forced-colors: active)': { color: 'CanvasText' },
  },
});
