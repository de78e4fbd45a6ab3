/** Customer screens and parts that open on a press, which the server never renders. */
const DEFERRED_STYLES = new RegExp(
  [
    'features/(?:account|addresses|auth|cart|chat|checkout|dashboard|outbox|payment|realtime|returns|support|wishlist)/',
    'features/(?:orders|search)/components/',
    'features/orders/line-items',
    'features/product/components/gallery/gallery-viewer',
    'features/reviews/(?:review-dialog|components/star-rating-input)',
    'ui/overlays/',
    'ui/(?:actions/title-action|choices/(?:chips|choice|range-slider|switch)|content/receipt|feedback/(?:empty-row|indeterminate)|fields/(?:code|combobox|file|phone)|layout/(?:action-bar|data-list|form-actions|link-row|table|timeline))',
    'app/shell/(?:menus/|checkout-bars)',
  ]
    .map((path) => `src/${path}`)
    .join('|'),
);

/** Parts of every page that appear after hydration. */
const HYDRATED_STYLES =
  /src\/(?:app\/shell\/(?:floating-cart|status-banners)\.|ui\/choices\/select-list\.|features\/(?:product\/components\/buy-bar|shop-signs\/shop-signs)|ui\/feedback\/toast-region)/;

/** Styles of public screens by feature. Parts that other screens use belong to every page. */
const SCREEN_STYLES =
  /src\/features\/(?:(home|content|product-list)\/|(product|shops)\/(?:components|screens)\/(?!shop-card)|(review)s\/)/;

/**
 * Returns the style sheet of a module: one for every page, one for each public feature, one for
 * parts after hydration, and one for everything that opens or needs a login. Null if it is no style.
 */
export function styleSheetOf(id: string): string | null {
  const path = id.replaceAll('\\', '/');
  if (!/\.css(?:$|\?)/.test(path)) return null;
  if (DEFERRED_STYLES.test(path)) return 'later';
  if (HYDRATED_STYLES.test(path)) return 'hydrated';
  // Only the hero has one.
  if (path.includes('src/ui/layout/carousel')) return 'home-style';
  const [, ...features] = SCREEN_STYLES.exec(path) ?? [];
  const feature = features.find(Boolean);
  return feature === undefined ? 'style' : `${feature}-style`;
}
