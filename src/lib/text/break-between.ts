/** Joins texts with dots. Lines break only between two texts, never inside one. */
export const breakBetween = (texts: readonly string[]) =>
  texts.map((text) => text.replaceAll(' ', '\u00A0').replaceAll('-', '-\u2060')).join(' ·\u00A0');
