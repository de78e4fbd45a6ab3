/** CSS pixels. */
export const BREAKPOINTS = { xs: 375, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const;

export const from = {
  sm: `(min-width: ${BREAKPOINTS.sm}px)`,
  md: `(min-width: ${BREAKPOINTS.md}px)`,
  lg: `(min-width: ${BREAKPOINTS.lg}px)`,
  xl: `(min-width: ${BREAKPOINTS.xl}px)`,
} as const;

export const below = {
  sm: `(max-width: ${BREAKPOINTS.sm - 0.02}px)`,
  md: `(max-width: ${BREAKPOINTS.md - 0.02}px)`,
  lg: `(max-width: ${BREAKPOINTS.lg - 0.02}px)`,
} as const;
