import { globalFontFace } from '@vanilla-extract/css';

const LATIN = '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans';
const ARABIC = '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic';

const LATIN_RANGE =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
const LATIN_EXT_RANGE =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';
const ARABIC_RANGE =
  'U+0600-06FF, U+0750-077F, U+0870-088E, U+0890-0891, U+0897-08E1, U+08E3-08FF, U+200C-200E, U+2010-2011, U+204F, U+2E41, U+FB50-FDFF, U+FE70-FE74, U+FE76-FEFC';

globalFontFace('Plus Jakarta Sans Variable', [
  {
    src: `url(${LATIN}-latin-wght-normal.woff2) format('woff2')`,
    fontWeight: '200 800',
    fontDisplay: 'swap',
    unicodeRange: LATIN_RANGE,
  },
  {
    src: `url(${LATIN}-latin-ext-wght-normal.woff2) format('woff2')`,
    fontWeight: '200 800',
    fontDisplay: 'swap',
    unicodeRange: LATIN_EXT_RANGE,
  },
]);

globalFontFace(
  'IBM Plex Sans Arabic',
  [400, 500, 600, 700].map((fontWeight) => ({
    src: `url(${ARABIC}-${fontWeight}-normal.woff2) format('woff2')`,
    fontWeight,
    fontDisplay: 'swap' as const,
    unicodeRange: ARABIC_RANGE,
  })),
);

// Arial stretched to the metrics of Plus Jakarta Sans (measured), so that the text keeps its place
// when the font arrives; limited to Latin, or it would also catch Arabic before its own font.
globalFontFace('Souk Latin Fallback', [
  {
    src: "local('Arial'), local('ArialMT'), local('Liberation Sans')",
    fontWeight: '200 500',
    sizeAdjust: '104.7%',
    ascentOverride: '99.1%',
    descentOverride: '21.2%',
    lineGapOverride: '0%',
    unicodeRange: LATIN_RANGE,
  },
  {
    src: "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold')",
    fontWeight: '600 800',
    sizeAdjust: '101%',
    ascentOverride: '102.8%',
    descentOverride: '22%',
    lineGapOverride: '0%',
    unicodeRange: LATIN_RANGE,
  },
]);
