import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openApp } from '../../../api/testing/open-app.tsx';
import { renderApp } from '../../../test/render-app.tsx';
import '../../../ui/overlays/menu.tsx';
import { FlashSaleStrip } from '../components/flash-sale-strip.tsx';
import { ShareButton } from '../components/share-button.tsx';
import { user } from '../../../test/user.ts';

const PATH = '/products/7/details';
const SALE = {
  id: 3,
  name: 'Weekend',
  thumbnail: 'https://media.test/sale-800.webp',
  start_date: Date.parse('2026-11-20T00:00:00Z'),
  end_date: Date.parse('2026-11-21T10:00:05Z'),
  products: null,
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'share');
});

test('@PROD-02 counts down to the end of a flash sale and refetches the product once at zero', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z') });
  const onEnd = vi.fn<() => void>();
  renderApp(openApp(), <FlashSaleStrip sale={SALE} onEnd={onEnd} />, PATH);
  expect(screen.getByRole('link', { name: 'Flash sale' })).toHaveAttribute('href', '/flash-sale/3');
  expect(screen.getByRole('timer', { name: 'Ends in' })).toHaveTextContent(/00\s*min\s*05\s*sec/);
  act(() => {
    vi.advanceTimersByTime(4000);
  });
  expect(onEnd).not.toHaveBeenCalled();
  act(() => {
    vi.advanceTimersByTime(1000);
  });
  expect(onEnd).toHaveBeenCalledOnce();
  expect(screen.getByText('This sale has ended. You pay the price shown.')).toBeVisible();
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(onEnd).toHaveBeenCalledOnce();
});

test('@PROD-04 shares the page by a menu of links and copies its URL', async () => {
  renderApp(openApp(), <ShareButton name="Lamp & Co" />, PATH);
  await user.click(screen.getByRole('button', { name: 'Share Lamp & Co' }));
  const url = encodeURIComponent(`${location.origin}${PATH}`);
  const whatsApp = await screen.findByRole('menuitem', { name: 'WhatsApp (opens in a new tab)' });
  expect(whatsApp).toHaveAttribute('href', `https://wa.me/?text=Lamp+%26+Co+${url}`);
  expect(whatsApp).toHaveAttribute('target', '_blank');
  expect(whatsApp).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByRole('menuitem', { name: 'Facebook (opens in a new tab)' })).toHaveAttribute(
    'href',
    `https://www.facebook.com/sharer/sharer.php?u=${url}`,
  );
  expect(screen.getByRole('menuitem', { name: 'Email (opens in a new tab)' })).toHaveAttribute(
    'href',
    `mailto:?subject=Lamp%20%26%20Co&body=${url}`,
  );
  await user.click(screen.getByRole('menuitem', { name: 'Copy link' }));
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}${PATH}`);
});

test.each([
  ['shows no message when the shopper cancels', 'AbortError', null],
  ['shows a message when sharing fails', 'NotAllowedError', 'We couldn’t share this page.'],
])('@PROD-04 uses the Web Share API where available, and %s', async (_, name, message) => {
  const share = vi.fn<(data: ShareData) => Promise<void>>();
  share.mockRejectedValue(new DOMException('No.', name));
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  renderApp(openApp(), <ShareButton name="Lamp" />, PATH);
  await user.click(screen.getByRole('button', { name: 'Share Lamp' }));
  expect(share).toHaveBeenCalledWith({ title: 'Lamp', url: `${location.origin}${PATH}` });
  if (message === null) expect(screen.queryByText('We couldn’t share this page.')).toBeNull();
  else expect(await screen.findByText(message)).toBeVisible();
});
