import type { Layout } from '../routes.ts';

/** Pages that show or pay for the cart, or sell nothing. */
const PATHS_WITHOUT_CART = /^\/(?:cart|checkout|buynow|blogs|blog\/[^/]+)\/?$/;

/** Whether a page shows the floating cart (SHELL-11). */
export function hasFloatingCart(path: string, layout: Layout): boolean {
  return (layout === 'default' || layout === 'blog') && !PATHS_WITHOUT_CART.test(path);
}
