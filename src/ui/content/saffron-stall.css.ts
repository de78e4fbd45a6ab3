import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

/** Wall, counter and its front, in flat colours. */
export const saffronStall = style({
  // Red has too little contrast.
  vars: { [theme.colour.focus]: theme.colour.onSaffron },
  color: theme.colour.onSaffron,
  backgroundImage: `linear-gradient(${theme.colour.saffron} 70%, ${theme.colour.saffronTop} 70% 90%, ${theme.colour.saffronDeep} 90%)`,
  '@media': { '(forced-colors: active)': { backgroundImage: 'none' } },
});

/** The subject is at the end of every picture. */
export const saffronPicture = style({});
globalStyle(`${saffronPicture} > img`, { objectPosition: 'right', filter: theme.filter.goods });
globalStyle(`[dir=rtl] ${saffronPicture} > img`, { transform: 'scaleX(-1)' });
