/** CSS pixels at the usual size of text. */
const BREAKPOINTS = { xs: 304, narrow: 360, sm: 640, md: 768, lg: 1024, xl: 1280 } as const;

/** In `em`, so that a browser with larger text shows the layout of a smaller screen. */
const em = (pixels: number) => `${pixels / 16}em`;
const under = (pixels: number) => `(max-width: ${em(pixels - 0.02)})`;
const since = (pixels: number) => `(min-width: ${em(pixels)})`;

export const from = {
  sm: since(BREAKPOINTS.sm),
  md: since(BREAKPOINTS.md),
  lg: since(BREAKPOINTS.lg),
  xl: since(BREAKPOINTS.xl),
} as const;

export const below = {
  /** Phones with much larger text. */
  xs: under(BREAKPOINTS.xs),
  /** Narrow phones. */
  narrow: under(BREAKPOINTS.narrow),
  sm: under(BREAKPOINTS.sm),
  md: under(BREAKPOINTS.md),
  lg: under(BREAKPOINTS.lg),
} as const;
