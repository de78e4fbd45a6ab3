/** Of pictures with cut-outs. The next effort renders no smaller files. */
export const WEBP = { quality: 80, effort: 3 } as const;
