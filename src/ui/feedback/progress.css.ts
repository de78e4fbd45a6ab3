import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const track = style({
  blockSize: '8px',
  overflow: 'hidden',
  backgroundColor: theme.colour.line,
  borderRadius: theme.radius.full,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const bar = style({
  blockSize: '100%',
  backgroundColor: theme.colour.primary,
  borderRadius: theme.radius.full,
  transition: `inline-size ${theme.motion.normal} ${theme.motion.ease}`,
  '@media': { '(forced-colors: active)': { backgroundColor: 'Highlight' } },
});
