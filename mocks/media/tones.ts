/** For shop logos (main) and wide scenes (dark over main to light). */
interface ToneSteps {
  readonly dark: string;
  readonly main: string;
  readonly light: string;
}

export const tones = {
  indigo: { dark: '#1e1b4b', main: '#413a9f', light: '#857fd6' },
  brick: { dark: '#571b0e', main: '#a3422b', light: '#e2927e' },
  ochre: { dark: '#4c3003', main: '#8c5c0c', light: '#d3a75c' },
  sea: { dark: '#0a373f', main: '#17616e', light: '#74b4bf' },
  ink: { dark: '#1c191f', main: '#37323f', light: '#8f8899' },
  violet: { dark: '#2e1065', main: '#6d28d9', light: '#a78bfa' },
  plum: { dark: '#3b0f2e', main: '#7a2f63', light: '#c48ab2' },
  rose: { dark: '#881337', main: '#e11d48', light: '#fb7f96' },
  wine: { dark: '#3f0a1c', main: '#8f1d43', light: '#cf7391' },
  pink: { dark: '#831843', main: '#db2777', light: '#f9a2cc' },
  red: { dark: '#7f1d1d', main: '#c8282d', light: '#f18a7f' },
  orange: { dark: '#7c2d12', main: '#dd5a12', light: '#fdb07a' },
  copper: { dark: '#6b2c0c', main: '#b85a1f', light: '#e7a676' },
  cognac: { dark: '#4a2413', main: '#8f4a25', light: '#cf9468' },
  amber: { dark: '#78350f', main: '#d18205', light: '#f8cf6a' },
  olive: { dark: '#2b2d0e', main: '#5a5e22', light: '#b0b46c' },
  forest: { dark: '#0e3320', main: '#23603f', light: '#7fb698' },
  leaf: { dark: '#1d4410', main: '#45902a', light: '#a3d283' },
  teal: { dark: '#0d3d3b', main: '#0f766e', light: '#7fd0c0' },
  cyan: { dark: '#0c3a4c', main: '#0b7fa3', light: '#77cbe4' },
  sky: { dark: '#0c3559', main: '#1272c4', light: '#84c0f2' },
  cobalt: { dark: '#14235f', main: '#2350c9', light: '#86a8f5' },
  navy: { dark: '#0b1730', main: '#243b6b', light: '#7f9acb' },
  slate: { dark: '#1a2230', main: '#475569', light: '#a3b0c2' },
  charcoal: { dark: '#161616', main: '#3d3d42', light: '#9c9ca6' },
} as const satisfies Readonly<Record<string, ToneSteps>>;

export type Tone = keyof typeof tones;

/** Tones of shops, in the storefront's order: it shows a shop's tone beside its logo. */
export const SHOP_TONES = [
  'indigo',
  'brick',
  'forest',
  'ochre',
  'plum',
  'sea',
  'ink',
  'olive',
] as const satisfies readonly Tone[];

/** The tone of a shop, as the storefront chooses it. */
export function shopToneOf(id: number): Tone {
  const { length } = SHOP_TONES;
  return SHOP_TONES[(id + Math.floor(id / length)) % length] ?? 'indigo';
}
