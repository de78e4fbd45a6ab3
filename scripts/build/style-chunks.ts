/** Customer screens and parts that open on a press, which the server never renders. */
const DEFERRED_STYLES = new RegExp(
  [
    'features/(?:account|addresses|auth|cart|chat|checkout|dashboard|payment|returns|support|wishlist)/',
    'features/(?:orders|search)/components/',
    'features/reviews/review-dialog',
    'ui/overlays/',
    'ui/(?:choices/(?:choice|range-slider|switch)|fields/(?:code|combobox|file|phone)|layout/(?:data-list|table|timeline))',
    'app/shell/menus/',
  ]
    .map((path) => `src/${path}`)
    .join('|'),
);

export function isStyle(id: string): boolean {
  return /\.css(?:$|\?)/.test(id);
}

export function isDeferredStyle(id: string): boolean {
  return isStyle(id) && DEFERRED_STYLES.test(id.replaceAll('\\', '/'));
}
