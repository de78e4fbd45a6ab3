import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const rating = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: theme.space[1],
  fontSize: theme.text.s,
});

export const value = style({ fontWeight: theme.weight.semibold });
export const count = style({ color: theme.colour.muted });
export const star = style({ alignSelf: 'center', color: theme.colour.star });

export const stars = style({
  position: 'relative',
  display: 'inline-flex',
  alignSelf: 'center',
  color: `color-mix(in srgb, ${theme.colour.lineStrong} 50%, transparent)`,
  // In forced colours, empty stars would look like filled ones.
  '@media': { '(forced-colors: active)': { color: 'Canvas' } },
});

export const filled = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  display: 'flex',
  overflow: 'hidden',
  color: theme.colour.star,
});
