import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

/** Wall, counter and its front, in flat colours. */
export const saffronStall = style({
  color: theme.colour.onSaffron,
  backgroundImage: `linear-gradient(${theme.colour.saffron} 70%, ${theme.colour.saffronTop} 70% 90%, ${theme.colour.saffronDeep} 90%)`,
  '@media': { '(forced-colors: active)': { backgroundImage: 'none' } },
});
