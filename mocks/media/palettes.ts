/** The flat grounds of product pictures and category tiles. */
export const palettes = {
  sand: '#f5ead3',
  rose: '#f7e6db',
  sage: '#e9eede',
  sky: '#e5edef',
} as const satisfies Readonly<Record<string, string>>;

export type Palette = keyof typeof palettes;
