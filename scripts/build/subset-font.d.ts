/** The parts of subset-font that the build uses. The package has no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** Instead of a text: all glyphs */
    keepAllGlyphs?: boolean;
    /** Tags of OpenType features. All if omitted. */
    keepFeatures?: string[];
    noHinting?: boolean;
    variationAxes?: Record<string, { min: number; max: number }>;
  }

  /** Returns a font with the characters of `text`. */
  function subsetFont(font: Buffer, text: string | null, options: Options): Promise<Buffer>;
  export = subsetFont;
}
