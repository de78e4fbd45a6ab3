import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { LIGHT } from '../theme/palette.ts';
import { TONES } from '../theme/tones.ts';
import { theme } from '../theme/theme.css.ts';
import { stripe } from './awning.css.ts';

/** The colour of the tone around it; white text on it has at least 4.5:1. */
export const toneColour = createVar();

/** Sets the tone of a block and of the awnings in it. */
export const tone = styleVariants(TONES, (colour) => ({
  vars: { [toneColour]: colour, [stripe]: colour },
}));

/** A wall behind goods, tinted with the tone. Light in both themes, like product pictures. */
export const wall = style({
  vars: {
    [theme.colour.text]: LIGHT.text,
    [theme.colour.muted]: LIGHT.muted,
    [theme.colour.star]: LIGHT.star,
    [theme.colour.success]: LIGHT.success,
    [theme.colour.surface]: LIGHT.surface,
    [theme.colour.sunken]: LIGHT.sunken,
    [theme.colour.lineStrong]: LIGHT.lineStrong,
  },
  overflow: 'hidden',
  color: theme.colour.text,
  backgroundColor: `color-mix(in srgb, ${toneColour} 13%, ${LIGHT.surface})`,
});
