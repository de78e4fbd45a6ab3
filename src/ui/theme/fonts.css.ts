import { globalFontFace } from '@vanilla-extract/css';

const LATIN = '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans';
const DISPLAY = '@fontsource/rakkas/files/rakkas';
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
  [400, 500, 600].map((fontWeight) => ({
    src: `url(${ARABIC}-${fontWeight}-normal.woff2) format('woff2')`,
    fontWeight,
    fontDisplay: 'swap' as const,
    unicodeRange: ARABIC_RANGE,
  })),
);

globalFontFace(
  'Rakkas',
  (
    [
      ['latin', LATIN_RANGE],
      ['latin-ext', LATIN_EXT_RANGE],
      ['arabic', ARABIC_RANGE],
    ] as const
  ).map(([script, unicodeRange]) => ({
    src: `url(${DISPLAY}-${script}-400-normal.woff2) format('woff2')`,
    fontWeight: 400,
    fontDisplay: 'swap' as const,
    unicodeRange,
  })),
);

/** Ascent and descent in em, from the `hhea` tables. */
const TEXT_METRICS = { ascent: 1.038, descent: 0.222 };
const DISPLAY_METRICS = { ascent: 1.046, descent: 0.445 };

/**
 * Width of each weight relative to a system font. Measured with all texts of the shop in Chromium,
 * against Liberation Sans (as wide as Arial) and DejaVu Sans.
 */
const LATIN_WIDTHS = { 400: 1.038, 500: 1.046, 600: 0.99, 700: 0.995 };
const ARABIC_WIDTHS = { 400: 0.878, 500: 0.906, 600: 0.775 };
/** Measured with the texts of the main pages, against DejaVu Sans. */
const LATIN_WIDTHS_DEJAVU = { 400: 0.925, 500: 0.95, 600: 0.861, 700: 0.892 };

const DEJAVU_REGULAR = "local('DejaVu Sans')";
const DEJAVU_BOLD = "local('DejaVu Sans Bold')";

const percent = (share: number) => `${(share * 100).toFixed(1)}%` as const;

/** Scales a system font to the web font, to avoid a layout shift when the web font arrives. */
function fallbackFace(
  src: string,
  fontWeight: number,
  scale: number,
  { ascent, descent }: typeof TEXT_METRICS,
  unicodeRange: string,
) {
  return {
    src,
    fontWeight,
    sizeAdjust: percent(scale),
    ascentOverride: percent(ascent / scale),
    descentOverride: percent(descent / scale),
    lineGapOverride: percent(0),
    unicodeRange,
  };
}

function fallbackFaces(
  widths: Record<number, number>,
  regular: string,
  bold: string,
  unicodeRange: string,
) {
  return Object.entries(widths).map(([weight, width]) =>
    fallbackFace(
      Number(weight) < 600 ? regular : bold,
      Number(weight),
      width,
      TEXT_METRICS,
      unicodeRange,
    ),
  );
}

// Each is limited to its script, or the first would also match characters of the next.
globalFontFace(
  'Souk Latin Fallback',
  fallbackFaces(
    LATIN_WIDTHS,
    "local('Arial'), local('ArialMT'), local('Liberation Sans')",
    "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold')",
    LATIN_RANGE,
  ),
);

// A family of its own, because its width differs. Many Linux systems have no other Latin font.
globalFontFace(
  'Souk Latin DejaVu Fallback',
  fallbackFaces(LATIN_WIDTHS_DEJAVU, DEJAVU_REGULAR, DEJAVU_BOLD, LATIN_RANGE),
);

// The Arabic fonts of Windows, Apple and Android could not be measured and are not scaled.
globalFontFace(
  'Souk Arabic Fallback',
  fallbackFaces(ARABIC_WIDTHS, DEJAVU_REGULAR, DEJAVU_BOLD, ARABIC_RANGE),
);

// Widths measured with the shop's headlines in Chromium. Liberation Serif is as wide as Times.
globalFontFace(
  'Souk Display Fallback',
  fallbackFace(
    "local('Times New Roman Bold'), local('TimesNewRomanPS-BoldMT'), local('Liberation Serif Bold')",
    400,
    0.915,
    DISPLAY_METRICS,
    LATIN_RANGE,
  ),
);
globalFontFace(
  'Souk Display DejaVu Fallback',
  fallbackFace("local('DejaVu Serif Bold')", 400, 0.709, DISPLAY_METRICS, LATIN_RANGE),
);
globalFontFace(
  'Souk Display Arabic Fallback',
  fallbackFace(DEJAVU_BOLD, 400, 0.578, DISPLAY_METRICS, ARABIC_RANGE),
);
