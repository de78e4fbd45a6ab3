/**
 * Tones of a studio backdrop, from ceiling to floor, and the flat background of a category tile.
 */
interface PaletteTones {
  readonly top: string;
  readonly horizon: string;
  readonly floor: string;
  readonly ground: string;
}

export const palettes = {
  stone: { top: '#f4f2ee', horizon: '#f1eee9', floor: '#eae6df', ground: '#f0ece4' },
  rose: { top: '#f9ebe8', horizon: '#f6e6e2', floor: '#f0d9d4', ground: '#fde7e4' },
  sage: { top: '#ecf1ea', horizon: '#e6ede3', floor: '#d9e3d6', ground: '#e4efe0' },
  sky: { top: '#e9f1f8', horizon: '#e2ecf5', floor: '#d3e2ef', ground: '#dfecf9' },
  sand: { top: '#faf1e0', horizon: '#f6ead2', floor: '#f0dfc0', ground: '#fdf1cf' },
  lilac: { top: '#f0ecf8', horizon: '#e9e3f5', floor: '#dfd7ef', ground: '#ebe5fb' },
  grey: { top: '#f5f5f6', horizon: '#f0f0f2', floor: '#e6e7ea', ground: '#eceef3' },
  mint: { top: '#e8f5f1', horizon: '#e0f1ec', floor: '#cfe8e0', ground: '#daf1e9' },
  peach: { top: '#fdeee3', horizon: '#fbe6d6', floor: '#f8d9c2', ground: '#fde8d8' },
} as const satisfies Readonly<Record<string, PaletteTones>>;

export type Palette = keyof typeof palettes;
