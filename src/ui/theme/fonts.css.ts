import { globalFontFace } from '@vanilla-extract/css';
import { FONT_RANGES } from './font-ranges.ts';

const JAKARTA = '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans';
const ARABIC = '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic';

/** `small-fonts/` are made by `scripts/build/subset-fonts.ts`. */
const jakartaFace = (file: string, unicodeRange: string) => ({
  src: `url(${file}.woff2) format('woff2')`,
  fontWeight: '400 700',
  fontDisplay: 'swap' as const,
  unicodeRange,
});

// Browsers use the last face with a character. The second is for letters with combining marks: both
// must be in the same file.
globalFontFace('Plus Jakarta Sans Variable', [
  jakartaFace('small-fonts/jakarta-latin-ext', FONT_RANGES.latinExt),
  jakartaFace(`${JAKARTA}-latin-wght-normal`, FONT_RANGES.latin),
  jakartaFace('small-fonts/jakarta-shop', FONT_RANGES.shop),
]);

globalFontFace(
  'IBM Plex Sans Arabic',
  [400, 600].map((fontWeight) => ({
    src: `url(${ARABIC}-${fontWeight}-normal.woff2) format('woff2')`,
    fontWeight,
    fontDisplay: 'swap' as const,
    unicodeRange: FONT_RANGES.arabic,
  })),
);

globalFontFace('Rakkas', [
  ...(
    [
      ['latin', FONT_RANGES.latin],
      ['latin-ext', FONT_RANGES.latinExt],
      ['arabic', FONT_RANGES.arabic],
    ] as const
  ).map(([script, unicodeRange]) => ({
    src: `url(small-fonts/rakkas-${script}.woff2) format('woff2')`,
    fontWeight: 400,
    fontDisplay: 'swap' as const,
    unicodeRange,
  })),
  // Its quotation marks and apostrophe look like accents, and its 1 like an I. Browsers ignore the
  // faces above unless all have the same weight.
  ...(
    [
      ['U+2018-201D', '75%'],
      ['U+30-39', '85%'],
    ] as const
  ).map(([unicodeRange, sizeAdjust]) => ({
    ...jakartaFace('small-fonts/jakarta-shop', unicodeRange),
    fontWeight: 400,
    fontVariationSettings: "'wght' 700",
    sizeAdjust,
  })),
]);

/** Its own digits, for titles in which others would look foreign. */
globalFontFace('Rakkas Sign', {
  src: "url(small-fonts/rakkas-latin.woff2) format('woff2')",
  fontWeight: 400,
  fontDisplay: 'swap',
  unicodeRange: 'U+30-39',
});

/** Ascent and descent in em, from the `hhea` tables. */
const TEXT_METRICS = { ascent: 1.038, descent: 0.222 };
const DISPLAY_METRICS = { ascent: 1.046, descent: 0.445 };

/**
 * Width of each weight, or range of weights, relative to a system font. Measured with all texts of
 * the shop in Chromium, against Liberation Sans (as wide as Arial) and DejaVu Sans.
 */
const LATIN_WIDTHS = { '400 500': 1.042, '600 700': 0.992 };
const ARABIC_WIDTHS = { 400: 0.878, 600: 0.775 };
/** Measured with the texts of the main pages, against DejaVu Sans. */
const LATIN_WIDTHS_DEJAVU = { 400: 0.925, 500: 0.95, 600: 0.861, 700: 0.892 };

const DEJAVU_REGULAR = "local('DejaVu Sans')";
const DEJAVU_BOLD = "local('DejaVu Sans Bold')";

const percent = (share: number) => `${(share * 100).toFixed(1)}%` as const;

/** Scales a system font to the web font, to avoid a layout shift when the web font arrives. */
function fallbackFace(
  src: string,
  fontWeight: string,
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
  widths: Record<string, number>,
  regular: string,
  bold: string,
  unicodeRange: string,
) {
  return Object.entries(widths).map(([weight, width]) =>
    fallbackFace(
      Number.parseInt(weight) < 600 ? regular : bold,
      weight,
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
    FONT_RANGES.latin,
  ),
);

// A family of its own, because its width differs. Many Linux systems have no other Latin font.
globalFontFace(
  'Souk Latin DejaVu Fallback',
  fallbackFaces(LATIN_WIDTHS_DEJAVU, DEJAVU_REGULAR, DEJAVU_BOLD, FONT_RANGES.latin),
);

// The Arabic fonts of Windows, Apple and Android could not be measured and are not scaled.
globalFontFace(
  'Souk Arabic Fallback',
  fallbackFaces(ARABIC_WIDTHS, DEJAVU_REGULAR, DEJAVU_BOLD, FONT_RANGES.arabic),
);

// Widths measured with the shop's headlines in Chromium. Liberation Serif is as wide as Times.
globalFontFace(
  'Souk Display Fallback',
  fallbackFace(
    "local('Times New Roman Bold'), local('TimesNewRomanPS-BoldMT'), local('Liberation Serif Bold')",
    '400',
    0.915,
    DISPLAY_METRICS,
    FONT_RANGES.latin,
  ),
);
globalFontFace(
  'Souk Display DejaVu Fallback',
  fallbackFace("local('DejaVu Serif Bold')", '400', 0.709, DISPLAY_METRICS, FONT_RANGES.latin),
);
globalFontFace(
  'Souk Display Arabic Fallback',
  fallbackFace(DEJAVU_BOLD, '400', 0.578, DISPLAY_METRICS, FONT_RANGES.arabic),
);
