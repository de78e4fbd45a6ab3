import { createVar, styleVariants } from '@vanilla-extract/css';
import { TONES } from '../theme/palette.ts';
import { stripe } from './awning.css.ts';

/** The colour of the tone around it; white text on it has at least 4.5:1. */
export const toneColour = createVar();

/** Sets the tone of a block and of the awnings in it. */
export const tone = styleVariants(TONES, (colour) => ({
  vars: { [toneColour]: colour, [stripe]: colour },
}));
