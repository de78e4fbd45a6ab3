import type { Layout } from '../routes.ts';

/** Where the cart is shown or being paid for, and where nothing is sold. */
const HIDDEN = /^\/(?:cart|checkout|buynow|blogs|blog\/[^/]+)\/?$/;

/** Whether the floating cart shows on a page (SHELL-11). */
export function hasFloatingCart(path: string, layout: Layout): boolean {
  return (layout === 'default' || layout === 'blog') && !HIDDEN.test(path);
}
