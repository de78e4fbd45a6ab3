/**
 * A pseudo-locale that reveals untranslated texts and tight layouts: English with accents, a third
 * longer.
 */
export const PSEUDO_LOCALE = 'en-XA';
