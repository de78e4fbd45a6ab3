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

/** Styles of public screens by feature. Parts that other screens use belong to every page. */
const SCREEN_STYLES =
  /src\/features\/(?:(home|content|product-list)\/|(product|shops)\/(?:components|screens)\/(?!shop-card)|(review)s\/)/;

/**
 * Returns the style sheet of a module: one for every page, one for each public feature, and one
 * for everything that opens or needs a login. Null if it is no style.
 */
export function styleSheetOf(id: string): string | null {
  const path = id.replaceAll('\\', '/');
  if (!/\.css(?:$|\?)/.test(path)) return null;
  if (DEFERRED_STYLES.test(path)) return 'later';
  const [, ...features] = SCREEN_STYLES.exec(path) ?? [];
  const feature = features.find(Boolean);
  return feature === undefined ? 'style' : `${feature === 'review' ? 'product' : feature}-style`;
}
