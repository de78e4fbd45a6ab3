import { style, styleVariants } from '@vanilla-extract/css';
import { TONES } from '../theme/tones.ts';
import { theme } from '../theme/theme.css.ts';
import { stripe } from './awning.css.ts';

/** The colour of the tone around it; white text on it has at least 4.5:1. */
export { stripe as toneColour };

/** Sets the tone of a block and of the awnings in it. */
export const tone = styleVariants(TONES, (colour) => ({ vars: { [stripe]: colour } }));

/** A wall behind goods, tinted with the tone. */
export const wall = style({
  overflow: 'hidden',
  backgroundColor: `color-mix(in srgb, ${stripe} ${theme.share.wall}, ${theme.colour.surface})`,
});
