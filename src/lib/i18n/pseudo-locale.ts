/** A made-up language that shows what is not translated and what has no room: English with accents, a third longer. */
export const PSEUDO_LOCALE = 'en-XA';
