import { expect, test, vi } from 'vitest';
import { matchRoute } from './match-route.ts';
import { CheckoutHeader } from './shell/lazy-checkout-bars.ts';

test('the header of the checkout loads with its screen', async () => {
  expect(CheckoutHeader.isLoaded()).toBe(false);
  await matchRoute('/checkout')?.route.screen.load();
  await vi.waitFor(() => expect(CheckoutHeader.isLoaded()).toBe(true));
});
