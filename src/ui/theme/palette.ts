import { parseHex, type Rgb } from './colour.ts';

/** Colours that are independent of the brand, for light pages. */
export const LIGHT = {
  ground: '#fcf8f1',
  surface: '#fffefb',
  raised: '#fffefb',
  sunken: '#f5eee2',
  text: '#231a10',
  muted: '#675b4b',
  line: '#e8decd',
  lineStrong: '#8d8170',
  canvas: '#f6dfae',
  plate: '#fffefb',
  saffron: '#f5b841',
  saffronTop: '#fbcf72',
  saffronDeep: '#d48a22',
  saffronSoft: '#fdf0d3',
  onSaffron: '#2b1c04',
  saffronText: '#7d4d00',
  sage: '#cfdcb6',
  sageTop: '#dfe8cb',
  rose: '#f2c9b4',
  roseTop: '#f8dccc',
  sale: '#b2341a',
  success: '#1c6a44',
  successSoft: '#e6f2e6',
  warning: '#7d4d00',
  warningSoft: '#fdf0d3',
  danger: '#b3261e',
  dangerSoft: '#fbe9e3',
  star: '#c47800',
  onPicture: '#ffffff',
  scrim: 'rgb(35 26 16 / 0.48)',
  pictureShade: 'rgb(35 26 16 / 0.6)',
  skeleton: '#f0e8da',
  skeletonShine: '#f9f4ea',
} as const;

/** The same roles for dark pages. Each layer is lighter than the one below. */
export const DARK: Record<keyof typeof LIGHT, string> = {
  ground: '#16120d',
  surface: '#1f1912',
  raised: '#292118',
  // Lighter than `raised`, or a hovered menu item would be invisible.
  sunken: '#332a1f',
  text: '#f7efe2',
  muted: '#bcae9a',
  line: '#3a3025',
  lineStrong: '#8d8170',
  canvas: '#d8cdb6',
  plate: '#d8cdb6',
  saffron: '#3d2a08',
  saffronTop: '#4a340d',
  saffronDeep: '#6b4810',
  saffronSoft: '#2e220f',
  onSaffron: '#fbdc9a',
  saffronText: '#f5c463',
  sage: '#2a3320',
  sageTop: '#36412a',
  rose: '#3d2419',
  roseTop: '#4b2f22',
  sale: '#ff9b80',
  success: '#7fd6a8',
  successSoft: '#15301f',
  warning: '#f5c463',
  warningSoft: '#35270c',
  danger: '#ff948c',
  dangerSoft: '#3b1716',
  star: '#f2b544',
  onPicture: '#ffffff',
  scrim: 'rgb(0 0 0 / 0.64)',
  pictureShade: 'rgb(35 26 16 / 0.6)',
  skeleton: '#2a2219',
  skeletonShine: '#372d21',
};

export const WHITE: Rgb = [255, 255, 255];
export const BLACK: Rgb = [0, 0, 0];

/** Backgrounds for the contrast of brand text: the darkest light one and the lightest dark one. */
export const LIGHT_GROUND = parseHex(LIGHT.sunken) ?? WHITE;
export const DARK_GROUND = parseHex(DARK.sunken) ?? BLACK;
export const LIGHT_TEXT = parseHex(LIGHT.text) ?? BLACK;
