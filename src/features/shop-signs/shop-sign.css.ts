import { style } from '@vanilla-extract/css';
import { toneColour } from '../../ui/content/tone.css.ts';
import { theme } from '../../ui/theme/theme.css.ts';

export const sign = style({
  // Dimmed in dark mode, a logo would differ from its plate and awning.
  vars: { [theme.filter.picture]: 'none' },
  flexShrink: 0,
  overflow: 'hidden',
  color: theme.colour.onPicture,
  backgroundColor: toneColour,
  borderRadius: theme.radius.s,
  // A light edge, for grounds of the same tone and dark pages.
  boxShadow: `0 0 0 1px color-mix(in srgb, ${theme.colour.onPicture} 28%, transparent)`,
});

/** Transparent parts of a logo show the tone. */
export const logo = style({ selectors: { '&&': { backgroundColor: 'transparent' } } });
