import type { PictureObject } from './catalogue.ts';
import { finishes } from './finishes/finishes.ts';
import type { ColourVariants } from './recolour.ts';

const red = { hue: 22, reach: 36 };

/** By the colour word in the picture's name. */
export const colourVariants: Readonly<Partial<Record<PictureObject, ColourVariants>>> = {
  ...finishes,
  'canvas-sneakers': {
    from: red,
    to: {
      blue: { hue: 262, chroma: 0.85 },
      green: { hue: 152, chroma: 0.62 },
      black: { hue: 262, chroma: 0.06, lightness: 0.5 },
      mustard: { hue: 88, chroma: 0.8, lightness: 1.3 },
      purple: { hue: 305, chroma: 0.65 },
    },
  },
  'winchester-armchair': {
    from: { hue: 38, reach: 40 },
    to: {
      teal: { hue: 195, chroma: 0.75 },
      blue: { hue: 258, chroma: 0.95 },
      green: { hue: 145, chroma: 0.7 },
      mustard: { hue: 85, chroma: 1.1, lightness: 1.15 },
      wine: { hue: 12, chroma: 0.95, lightness: 0.75 },
    },
  },
  'winchester-sofa': {
    from: { hue: 38, reach: 40 },
    to: {
      teal: { hue: 195, chroma: 0.75 },
      blue: { hue: 258, chroma: 0.95 },
      green: { hue: 145, chroma: 0.7 },
      mustard: { hue: 85, chroma: 1.1, lightness: 1.15 },
      wine: { hue: 12, chroma: 0.95, lightness: 0.75 },
    },
  },
  toaster: {
    from: { hue: 84, reach: 40 },
    to: {
      red: { hue: 25, chroma: 1.1, lightness: 0.74 },
      mint: { hue: 172, chroma: 0.55 },
      blue: { hue: 245, chroma: 0.7, lightness: 0.86 },
      cream: { hue: 88, chroma: 0.25, lightness: 1.12 },
      black: { hue: 262, chroma: 0.05, lightness: 0.5 },
    },
  },
  'capsule-coffee-maker': {
    from: red,
    to: {
      blue: { hue: 255, chroma: 0.75 },
      green: { hue: 160, chroma: 0.5 },
      black: { hue: 262, chroma: 0.04, lightness: 0.5 },
      yellow: { hue: 88, chroma: 0.85, lightness: 1.35 },
      purple: { hue: 305, chroma: 0.65 },
    },
  },
  'desk-lamp': {
    from: red,
    to: {
      yellow: { hue: 88, chroma: 0.78, lightness: 1.32 },
      teal: { hue: 195, chroma: 0.5 },
      blue: { hue: 255, chroma: 0.8 },
      green: { hue: 150, chroma: 0.65 },
      pink: { hue: 350, chroma: 0.75, lightness: 1.2 },
    },
  },
  'table-lamp-orange': {
    from: { hue: 38, reach: 40 },
    to: {
      green: { hue: 150, chroma: 0.62 },
      blue: { hue: 245, chroma: 0.66 },
      rose: { hue: 5, chroma: 0.7, lightness: 1.06 },
      mustard: { hue: 88, chroma: 0.9, lightness: 1.15 },
      purple: { hue: 305, chroma: 0.7 },
    },
  },
  suitcase: {
    from: { hue: 246, reach: 40 },
    to: {
      purple: { hue: 305, chroma: 1.05 },
      green: { hue: 160, chroma: 0.95 },
      yellow: { hue: 85, chroma: 1.6, lightness: 1.2 },
      rose: { hue: 5, chroma: 1.2, lightness: 1.05 },
      terracotta: { hue: 38, chroma: 1.5, lightness: 0.9 },
    },
  },
  'kitchen-scale': {
    from: { hue: 142, reach: 34 },
    to: {
      red: { hue: 25, chroma: 0.95, lightness: 0.85 },
      blue: { hue: 250, chroma: 0.72, lightness: 0.9 },
      yellow: { hue: 90, chroma: 0.95, lightness: 1.2 },
      pink: { hue: 355, chroma: 0.8 },
      black: { hue: 262, chroma: 0.05, lightness: 0.5 },
    },
  },
  'electric-guitar': {
    from: { hue: 330, reach: 40 },
    to: {
      red: { hue: 22, chroma: 0.8 },
      blue: { hue: 262, chroma: 0.9 },
      green: { hue: 155, chroma: 0.5 },
      orange: { hue: 55, chroma: 0.85, lightness: 1.4 },
      black: { hue: 262, chroma: 0.05, lightness: 0.5 },
    },
  },
  'deck-chair': {
    from: { hue: 245, reach: 34 },
    to: {
      green: { hue: 152, chroma: 0.8 },
      red: { hue: 22, chroma: 1.05 },
      yellow: { hue: 92, chroma: 1, lightness: 1.2 },
      purple: { hue: 305, chroma: 0.95 },
      black: { hue: 262, chroma: 0.05, lightness: 0.5 },
    },
  },
  'bmx-bike': {
    from: { hue: 228, reach: 44 },
    to: {
      pink: { hue: 355, chroma: 1.5 },
      green: { hue: 150, chroma: 1.4 },
      orange: { hue: 50, chroma: 1.8 },
      purple: { hue: 300, chroma: 1.4 },
      yellow: { hue: 92, chroma: 1.7, lightness: 1.1 },
    },
  },
  'serving-tray': {
    from: red,
    to: {
      teal: { hue: 195, chroma: 0.55 },
      blue: { hue: 255, chroma: 0.75 },
      yellow: { hue: 88, chroma: 0.85, lightness: 1.2 },
      green: { hue: 150, chroma: 0.65 },
      purple: { hue: 305, chroma: 0.7 },
    },
  },
  tent: {
    from: { hue: 140, reach: 44 },
    to: {
      blue: { hue: 250, chroma: 0.9 },
      orange: { hue: 52, chroma: 1.75, lightness: 1.28 },
      red: { hue: 25, chroma: 1.6, lightness: 1.1 },
      purple: { hue: 305, chroma: 1.2 },
      yellow: { hue: 92, chroma: 1.6, lightness: 1.5 },
    },
  },
  'sleeping-bag': {
    from: { hue: 132, reach: 48 },
    to: {
      blue: { hue: 248, chroma: 0.8, lightness: 0.88 },
      orange: { hue: 55, chroma: 1, lightness: 0.96 },
      red: { hue: 25, chroma: 0.95, lightness: 0.8 },
      purple: { hue: 305, chroma: 0.8, lightness: 0.85 },
      yellow: { hue: 95, chroma: 0.95, lightness: 1.05 },
    },
  },
  'baseball-cap': {
    from: { hue: 262, reach: 40 },
    to: {
      green: { hue: 160, chroma: 0.7 },
      navy: { hue: 264, chroma: 0.6, lightness: 0.66 },
      mustard: { hue: 88, chroma: 0.85, lightness: 1.25 },
      purple: { hue: 300, chroma: 0.8 },
      black: { hue: 262, chroma: 0.05, lightness: 0.5 },
    },
  },
  'suit-jacket': {
    from: 'grey',
    to: {
      navy: { hue: 264, chroma: 0.058, lightness: 0.6 },
      olive: { hue: 115, chroma: 0.042, lightness: 0.84 },
      camel: { hue: 66, chroma: 0.07, lightness: 1.06 },
      wine: { hue: 15, chroma: 0.08, lightness: 0.65 },
      black: { hue: 262, chroma: 0.006, lightness: 0.42 },
    },
  },
  briefcase: {
    from: 'grey',
    to: {
      cognac: { hue: 50, chroma: 0.1, lightness: 0.86 },
      black: { hue: 262, chroma: 0.006, lightness: 0.5 },
      navy: { hue: 262, chroma: 0.07, lightness: 0.7 },
      wine: { hue: 15, chroma: 0.09, lightness: 0.7 },
      green: { hue: 155, chroma: 0.06, lightness: 0.7 },
    },
  },
  backpack: {
    from: 'grey',
    to: {
      green: { hue: 150, chroma: 0.06, lightness: 0.78 },
      blue: { hue: 255, chroma: 0.09, lightness: 0.78 },
      mustard: { hue: 82, chroma: 0.12, lightness: 1 },
      terracotta: { hue: 38, chroma: 0.1, lightness: 0.85 },
      black: { hue: 262, chroma: 0.006, lightness: 0.5 },
    },
  },
  handbag: {
    from: 'grey',
    to: {
      rose: { hue: 15, chroma: 0.055, lightness: 0.83 },
      cognac: { hue: 52, chroma: 0.1, lightness: 0.62 },
      sage: { hue: 140, chroma: 0.035, lightness: 0.78 },
      navy: { hue: 262, chroma: 0.07, lightness: 0.45 },
      black: { hue: 262, chroma: 0.006, lightness: 0.33 },
    },
  },
  'ankle-boots': {
    from: 'grey',
    to: {
      cognac: { hue: 50, chroma: 0.1, lightness: 0.8 },
      black: { hue: 262, chroma: 0.008, lightness: 0.46 },
      wine: { hue: 15, chroma: 0.09, lightness: 0.65 },
      olive: { hue: 115, chroma: 0.05, lightness: 0.8 },
      navy: { hue: 262, chroma: 0.07, lightness: 0.6 },
    },
  },
  'perfume-flacon': {
    from: 'grey',
    to: {
      amber: { hue: 66, chroma: 0.12, lightness: 1.1 },
      rose: { hue: 12, chroma: 0.085, lightness: 1.15 },
      teal: { hue: 195, chroma: 0.08, lightness: 1 },
      purple: { hue: 305, chroma: 0.1, lightness: 1.1 },
      green: { hue: 150, chroma: 0.08, lightness: 1.1 },
      blue: { hue: 255, chroma: 0.1, lightness: 1.05 },
    },
  },
  slippers: {
    from: 'grey',
    to: {
      green: { hue: 150, chroma: 0.07, lightness: 1 },
      wine: { hue: 15, chroma: 0.11, lightness: 0.9 },
      mustard: { hue: 85, chroma: 0.1, lightness: 1.4 },
      rose: { hue: 8, chroma: 0.09, lightness: 1.4 },
      black: { hue: 262, chroma: 0.006, lightness: 0.65 },
    },
  },
  'travel-mug': {
    from: 'grey',
    to: {
      sage: { hue: 145, chroma: 0.04, lightness: 0.74 },
      terracotta: { hue: 38, chroma: 0.105, lightness: 0.62 },
      navy: { hue: 262, chroma: 0.075, lightness: 0.4 },
      mustard: { hue: 85, chroma: 0.12, lightness: 0.85 },
      wine: { hue: 15, chroma: 0.1, lightness: 0.45 },
    },
  },
};
