/** Screens that only members see, and parts that open on a press: no server writes them into a page. */
const LATER = new RegExp(
  [
    'features/(?:account|addresses|auth|cart|chat|checkout|dashboard|payment|returns|support|wishlist)/',
    'features/(?:orders|search)/components/',
    'features/reviews/review-dialog',
    'ui/overlays/',
    'ui/(?:choices/(?:choice|range-slider|switch)|fields/(?:code|combobox|file|phone)|layout/(?:data-list|table|timeline))',
    'app/shell/menus/mobile-menu',
  ]
    .map((place) => `src/${place}`)
    .join('|'),
);

/** Whether a module is a style sheet of ours. */
export function isStyle(id: string): boolean {
  return /\.css(?:$|\?)/.test(id);
}

/** Whether a module is a style sheet that no public page needs before something is opened. */
export function isLaterStyle(id: string): boolean {
  return isStyle(id) && LATER.test(id.replaceAll('\\', '/'));
}
