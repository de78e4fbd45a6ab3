/** Mask of a block and a row of scallops below it, at positions `0 0, 0 100%`. */
export const SCALLOPED_EDGE =
  'linear-gradient(currentcolor 0 0), radial-gradient(ellipse 50% 100% at 50% 0, currentcolor 97%, transparent)';
