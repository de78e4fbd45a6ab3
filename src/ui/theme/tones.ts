/** Colours of shops, the same in both themes. White text on them has at least 4.5:1. */
export const TONES = {
  indigo: '#413a9f',
  brick: '#a3422b',
  forest: '#23603f',
  ochre: '#8c5c0c',
  plum: '#7a2f63',
  sea: '#17616e',
  ink: '#37323f',
  olive: '#5a5e22',
} as const;
/** Per cent of the tone in the wall of its shop, over the surface. */
export const WALL_SHARE = { light: 13, dark: 34 };

export type Tone = keyof typeof TONES;

const NAMES = Object.keys(TONES) as Tone[];

/**
 * The tone of a thing, the same on every page: it follows from the ID. Every eight IDs move by one
 * tone, or the same tones would be below each other in grids of four columns.
 */
export function toneOf(id: number): Tone {
  const number = Math.abs(id);
  return NAMES[(number + Math.floor(number / NAMES.length)) % NAMES.length] ?? 'indigo';
}
