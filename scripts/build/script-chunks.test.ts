import { expect, test } from 'vitest';
import { createScriptChunks } from './script-chunks.ts';

const START = '/souk/src/app/entries/entry-browser.tsx';
const LATE_FRAME = '/souk/src/app/shell/late-frame.tsx';
const NAVIGATION = '/souk/src/app/navigation/navigation-effects.tsx';
const WIDE_HEADER = '/souk/src/app/shell/wide-header/wide-header.tsx';
const HOME = 'C:\\souk\\src\\features\\home\\screens\\home-route.ts';
const HOME_SECTIONS = '/souk/src/features/home/components/home-sections.tsx';
const PRODUCT = '/souk/src/features/product/screens/product-route.ts';
const LISTS = '/souk/src/features/product-list/screens/products-route.ts';
const LIST_PAGE = '/souk/src/features/product-list/components/list-page.tsx';
const CONTENT = '/souk/src/features/content/screens/blog-route.ts';
const CART = '/souk/src/features/cart/screens/cart-route.ts';
const DRAWER = '/souk/src/features/cart/cart-drawer.tsx';
const CHECKOUT = '/souk/src/features/checkout/screens/checkout-route.ts';
const ORDERS = '/souk/src/features/orders/screens/order-history-screen.tsx';
const CLIENT = '/souk/src/api/client.ts';
const MEMBER = '/souk/src/app/session/member-background.tsx';
const MENU = '/souk/src/app/shell/menus/mobile-menu.tsx';
const LAZY = new Set([
  LATE_FRAME,
  NAVIGATION,
  WIDE_HEADER,
  HOME,
  HOME_SECTIONS,
  PRODUCT,
  LISTS,
  LIST_PAGE,
  CONTENT,
  CART,
  DRAWER,
  CHECKOUT,
  ORDERS,
  CLIENT,
  MEMBER,
  MENU,
]);

/** Returns the chunk of `/souk/src/ui/one.tsx`, or of `id`. */
function chunkOf(importers: string[], id = '/souk/src/ui/one.tsx') {
  const modules = {
    getModuleInfo: (one: string) => ({
      isEntry: one === START,
      importers: one === id ? importers : one === '/souk/src/ui/link.tsx' ? [PRODUCT, id] : [],
      dynamicImporters: LAZY.has(one) ? [START] : [],
    }),
  };
  return createScriptChunks()(id, modules);
}

test('puts modules of every page, and of the home page and another, into one file', () => {
  expect(chunkOf([START])).toBe('shop');
  expect(chunkOf([HOME, PRODUCT])).toBe('shop');
});

test('groups modules by the pages that share them, at any depth', () => {
  expect(chunkOf([PRODUCT, LISTS])).toBe('pages');
  expect(chunkOf(['/souk/src/ui/link.tsx', LISTS])).toBe('pages');
  expect(chunkOf([PRODUCT, LIST_PAGE])).toBe('goods');
  expect(chunkOf([LISTS, LIST_PAGE])).toBe('lists');
  expect(chunkOf([HOME_SECTIONS, LISTS])).toBe('heads');
  expect(chunkOf([HOME_SECTIONS, LIST_PAGE])).toBe('cards');
  expect(chunkOf([PRODUCT, CART])).toBe('parts');
  expect(chunkOf([HOME_SECTIONS, CART])).toBe('basics');
  expect(chunkOf([HOME_SECTIONS, CONTENT])).toBe('common');
  expect(chunkOf([CART, DRAWER])).toBe('cart');
});

test('puts the parts that follow hydration into one file', () => {
  expect(chunkOf([LATE_FRAME, LISTS])).toBe('shop');
  expect(chunkOf([LATE_FRAME, CART])).toBe('frame');
  expect(chunkOf([LATE_FRAME])).toBe('frame');
  expect(chunkOf([NAVIGATION, DRAWER])).toBe('navigation');
  expect(chunkOf([NAVIGATION])).toBeNull();
});

test('keeps the header of wide screens apart from pages', () => {
  expect(chunkOf([WIDE_HEADER, PRODUCT, LISTS])).toBe('shop');
  expect(chunkOf([WIDE_HEADER, LISTS])).toBe('controls');
  expect(chunkOf([WIDE_HEADER, HOME_SECTIONS])).toBe('bars');
  expect(chunkOf([WIDE_HEADER, DRAWER])).toBe('bars');
  expect(chunkOf([WIDE_HEADER])).toBeNull();
});

test('loads only its own code with the first request', () => {
  expect(chunkOf([CLIENT])).toBe('client');
  expect(chunkOf([CLIENT, MEMBER, ORDERS])).toBe('client');
  expect(chunkOf([CLIENT, START])).toBe('shop');
});

test('keeps what customers’ pages share apart from the code of each', () => {
  expect(chunkOf([CART, CHECKOUT])).toBe('cart-checkout');
  expect(chunkOf([CART, CHECKOUT, ORDERS])).toBe('personal');
  expect(chunkOf([MEMBER, ORDERS])).toBe('member');
});

test('keeps dialogs, menus and icons apart from the pages that share them', () => {
  expect(chunkOf([MENU, DRAWER], '/souk/src/ui/overlays/drawer.tsx')).toBe('overlays');
  expect(chunkOf([MENU, DRAWER])).toBe('menus');
  expect(chunkOf([MENU, PRODUCT])).toBe('parts');
  const icon = '/souk/node_modules/lucide-react/dist/esm/icons/eye.mjs';
  expect(chunkOf([CART, ORDERS], icon)).toBe('menus');
  expect(chunkOf([CART, DRAWER], icon)).toBe('cart');
});

test('leaves modules of one file, libraries of dialogs and unused imports to the bundler', () => {
  expect(chunkOf([CART])).toBeNull();
  expect(chunkOf([])).toBeNull();
  expect(chunkOf([CART, DRAWER], '/souk/node_modules/react-aria/index.mjs')).toBeNull();
  expect(chunkOf([START], '/souk/node_modules/moo/moo.js')).toBeNull();
});
