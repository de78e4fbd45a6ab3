import type { PictureObject } from './catalogue.ts';
import type { ColourTarget, ColourVariants } from './recolour.ts';

/** Colours of objects that shops don't let choose, so that products of a kind look different. */
export const finishes: Readonly<Partial<Record<PictureObject, ColourVariants>>> = {
  headphones: coloured(35, 50, {
    blue: [255, 0.9],
    green: [150, 0.7],
    mustard: [85, 1.2, 1.3],
  }),
  'retro-radio': tinted({
    mint: [165, 0.05, 0.95],
    rose: [15, 0.07, 0.9],
    blue: [245, 0.06, 0.85],
    mustard: [80, 0.1, 0.95],
  }),
  speaker: tinted({
    camel: [55, 0.07, 1.6],
    cream: [80, 0.012, 2.6],
    blue: [255, 0.06, 1.4],
    green: [150, 0.05, 1.4],
  }),
  'mini-stereo': coloured(40, 50, {
    teal: [190, 0.6],
    blue: [255, 0.8],
    mustard: [82, 1, 1.3],
    green: [140, 0.6],
  }),
  'game-controller': tinted({ navy: [255, 0.09], wine: [20, 0.11], cream: [80, 0.02, 2.2] }),
  'mobile-phone': tinted({ navy: [250, 0.08], wine: [15, 0.07], green: [150, 0.05] }),
  laptop: tinted({ blue: [250, 0.03], beige: [60, 0.03] }),
  'moka-pot': tinted({
    red: [25, 0.13, 0.8],
    mint: [165, 0.06, 0.95],
    terracotta: [55, 0.08, 0.9],
    navy: [250, 0.07, 0.7],
  }),
  'espresso-machine': tinted({
    red: [25, 0.13, 0.8],
    mint: [165, 0.06, 0.95],
    cream: [80, 0.03, 1.1],
    navy: [250, 0.07, 0.7],
  }),
  'french-press': tinted({
    terracotta: [55, 0.08, 0.9],
    mint: [165, 0.05, 0.95],
    red: [25, 0.1, 0.8],
    blue: [250, 0.07, 0.7],
  }),
  'tea-pot': coloured(105, 60, { blue: [250, 0.8], rose: [20, 0.9], mint: [165, 0.8] }),
  'stock-pot': tinted({
    red: [25, 0.12, 0.8],
    terracotta: [50, 0.08, 0.9],
    navy: [250, 0.06, 0.7],
  }),
  blender: tinted({ red: [25, 0.12, 0.85], mint: [165, 0.06], blue: [250, 0.07, 0.85] }),
  'sandwich-maker': tinted({ wine: [25, 0.12], green: [165, 0.06], navy: [250, 0.07] }),
  'knife-block': coloured(70, 50, { cognac: [45, 1, 0.6], black: [262, 0.1, 0.5] }),
  'leather-strap-watch': coloured(50, 50, {
    blue: [255, 0.7],
    green: [150, 0.6],
    red: [20, 1.2],
    black: [260, 0.05, 0.6],
  }),
  ring: tinted({ yellow: [85, 0.09], rose: [40, 0.07] }),
  sunglasses: tinted({ amber: [50, 0.07, 1.3], blue: [255, 0.06, 1.2], wine: [20, 0.09, 1.1] }),
  'high-heels': tinted({ wine: [20, 0.12], navy: [255, 0.07] }),
  'panama-hat': tinted({ camel: [60, 0.06, 0.8], navy: [255, 0.05, 0.6], sage: [150, 0.03, 0.8] }),
  'rattan-armchair': tinted({
    cognac: [60, 0.06, 1.3],
    cream: [80, 0.02, 1.7],
    green: [150, 0.03, 1.2],
  }),
  'ash-chair': coloured(70, 50, {
    green: [150, 0.7, 0.8],
    blue: [250, 0.8, 0.8],
    terracotta: [30, 1.2, 0.75],
  }),
  'bedside-lamp': coloured(105, 50, { rose: [20, 0.8], blue: [245, 0.8], amber: [60, 0.9] }),
  chandelier: tinted({ amber: [85, 0.08] }),
  'face-cream-pot': coloured(12, 45, { mint: [170, 0.8], blue: [245, 0.8], purple: [305, 0.8] }),
  comb: coloured(60, 50, { cognac: [38, 1.1, 0.72], black: [60, 0.25, 0.5], green: [150, 0.7] }),
  'liquid-soap': tinted({ mint: [165, 0.06], rose: [15, 0.07], amber: [60, 0.07] }),
  'shampoo-bottle': coloured(178, 50, { rose: [10, 1.2], blue: [250, 1], amber: [65, 1.4] }),
  'teddy-bear': coloured(75, 50, {
    terracotta: [40, 0.8],
    blue: [250, 0.5],
    rose: [10, 0.6, 1.1],
    cream: [75, 0.2, 1.15],
  }),
  'rocking-horse': coloured(75, 50, { teal: [190, 0.7], rose: [25, 0.9], purple: [280, 0.6] }),
  'doll-house': coloured(10, 50, { blue: [245, 0.8], green: [150, 0.7] }),
  'wooden-model-car': tinted({ red: [25, 0.1], green: [150, 0.06], blue: [250, 0.07] }),
  'model-biplane': coloured(85, 50, { blue: [200, 0.8], rose: [25, 1], mint: [150, 0.7] }),
  tricycle: coloured(130, 50, { pink: [330, 1], blue: [245, 1], rose: [25, 1] }),
  'table-tennis-bat': coloured(25, 50, {
    blue: [250, 0.9],
    green: [150, 0.8],
    black: [262, 0.05, 0.6],
  }),
  'tennis-racket': coloured(25, 50, { blue: [250, 0.9], green: [150, 0.8] }),
  helmet: coloured(25, 50, { blue: [250, 0.9], yellow: [85, 1, 1.3], green: [150, 0.8] }),
  glove: coloured(40, 50, { blue: [255, 0.7], green: [150, 0.6] }),
  drill: coloured(175, 50, { red: [25, 1.8], blue: [250, 1.5], yellow: [85, 2.2, 1.5] }),
  'cup-cake': coloured(245, 50, { pink: [350, 0.9], green: [150, 0.8], orange: [60, 0.9] }),
  'birthday-cake': coloured(60, 50, { pink: [330, 0.8] }),
  'cuckoo-clock': coloured(46, 30, { green: [150, 0.7], blue: [250, 0.7], wine: [20, 1.2, 0.85] }),
  'square-clock': coloured(185, 50, {
    terracotta: [38, 1.7],
    navy: [258, 1.1, 0.75],
    mustard: [82, 1.7, 1.2],
    rose: [10, 1.2, 1.15],
  }),
  book: coloured(256, 50, {
    wine: [20, 1.15, 0.9],
    green: [155, 0.75],
    mustard: [78, 1.05, 1.35],
    purple: [315, 0.95],
    terracotta: [40, 1.2, 1.15],
    teal: [200, 0.7],
  }),
  novel: coloured(256, 50, {
    terracotta: [40, 1.1],
    green: [155, 0.85],
    purple: [305, 0.95],
    rose: [5, 1.1],
    teal: [195, 0.8],
  }),
};

type Targets = Readonly<Record<string, readonly [hue: number, chroma: number, lightness?: number]>>;

function toTargets(targets: Targets): Record<string, ColourTarget> {
  return Object.fromEntries(
    Object.entries(targets).map(([word, [hue, chroma, lightness = 1]]) => [
      word,
      { hue, chroma, lightness },
    ]),
  );
}

/** Replaces one hue. */
function coloured(hue: number, reach: number, targets: Targets): ColourVariants {
  return { from: { hue, reach }, to: toTargets(targets) };
}

/** Tints what has no hue. */
function tinted(targets: Targets): ColourVariants {
  return { from: 'grey', to: toTargets(targets) };
}
