import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

const shine = keyframes({
  from: { backgroundPosition: '120% 0' },
  to: { backgroundPosition: '-60% 0' },
});

export const skeleton = style({
  display: 'block',
  // Never wider than a narrow phone.
  maxInlineSize: '100%',
  inlineSize: '100%',
  borderRadius: theme.radius.s,
  backgroundColor: theme.colour.skeleton,
  backgroundImage: `linear-gradient(100deg, transparent 30%, ${theme.colour.skeletonShine} 50%, transparent 70%)`,
  backgroundSize: '220% 100%',
  animation: `${shine} 1.6s linear infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none', backgroundImage: 'none' },
    '(forced-colors: active)': {
      border: `1px solid ${theme.colour.skeleton}`,
      backgroundColor: 'Canvas',
      backgroundImage: 'none',
    },
  },
});
