import { parseHex, type Rgb } from './colour.ts';

/** Colours that are independent of the brand, for light pages. */
export const LIGHT = {
  ground: '#fbfaf8',
  surface: '#ffffff',
  raised: '#ffffff',
  sunken: '#f4f1ec',
  text: '#1e1b18',
  muted: '#67605a',
  line: '#e8e3dc',
  lineStrong: '#8d857c',
  focus: '#1b5fc9',
  sale: '#c9183f',
  onSale: '#ffffff',
  success: '#17734a',
  successSoft: '#e5f4ec',
  warning: '#855300',
  warningSoft: '#fdf1da',
  danger: '#bb242c',
  dangerSoft: '#fdecea',
  star: '#e0950c',
  onPicture: '#ffffff',
  scrim: 'rgb(30 27 24 / 0.48)',
  skeleton: '#eee9e3',
  skeletonShine: '#f8f5f1',
} as const;

/** The same roles for dark pages. Each layer is lighter than the one below. */
export const DARK: Record<keyof typeof LIGHT, string> = {
  ground: '#151311',
  surface: '#1e1b18',
  raised: '#282420',
  // Lighter than `raised`, or a hovered menu item would be invisible.
  sunken: '#322d28',
  text: '#f5f1ec',
  muted: '#b5aca2',
  line: '#37312b',
  lineStrong: '#877d73',
  focus: '#8db8ff',
  sale: '#ff8097',
  onSale: '#2a060e',
  success: '#74d5a3',
  successSoft: '#15301f',
  warning: '#f0bd62',
  warningSoft: '#35270c',
  danger: '#ff948c',
  dangerSoft: '#3b1716',
  star: '#f3b13f',
  onPicture: '#ffffff',
  scrim: 'rgb(0 0 0 / 0.64)',
  skeleton: '#2a2622',
  skeletonShine: '#37322d',
};

export const WHITE: Rgb = [255, 255, 255];
export const BLACK: Rgb = [0, 0, 0];

/** Backgrounds for the contrast of brand text: the darkest light one and the lightest dark one. */
export const LIGHT_GROUND = parseHex(LIGHT.sunken) ?? WHITE;
export const DARK_GROUND = parseHex(DARK.sunken) ?? BLACK;
export const LIGHT_TEXT = parseHex(LIGHT.text) ?? BLACK;
