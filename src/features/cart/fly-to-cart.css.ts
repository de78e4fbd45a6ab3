import { style } from '@vanilla-extract/css';
import { theme } from '../../ui/theme/theme.css.ts';

export const flying = style({
  position: 'fixed',
  zIndex: theme.z.toast,
  margin: 0,
  objectFit: 'cover',
  borderRadius: theme.radius.m,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});
