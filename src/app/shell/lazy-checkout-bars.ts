import { lazyComponent } from '../../lib/react/lazy-module.tsx';

const load = () => import('./checkout-bars.tsx');

export const CheckoutHeader = lazyComponent(() => load().then((module) => module.CheckoutHeader));
export const CheckoutFooter = lazyComponent(() => load().then((module) => module.CheckoutFooter));

/** Errors show when the bars render. */
export function preloadCheckoutBars(): void {
  CheckoutHeader.preload();
  CheckoutFooter.preload();
}
