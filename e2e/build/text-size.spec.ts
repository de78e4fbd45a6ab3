import { untranslated } from '../helpers/messages.ts';
import * as paths from '../../src/lib/router/paths.ts';
import { drawBlankImages, navigateTo } from '../helpers/routes.ts';
import {
  expect,
  fillCart,
  horizontalOverflow,
  signIn,
  test,
  waitForHydration,
  waitForStableLayout,
} from '../helpers/shop.ts';

const PAGES = [
  paths.PRODUCTS_PATH,
  paths.productPath(4),
  paths.CART_PATH,
  paths.CHECKOUT_PATH,
  paths.ORDERS_PATH,
  paths.orderPath(6),
  paths.digitalOrderPath(3),
  paths.returnProductPath(6),
  paths.blogPath('coffee-at-home-without-the-fuss'),
];

// The size that the shopper chose in the browser; usually 16.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const { args = [] } = launchOptions;
    await use({ ...launchOptions, args: [...args, '--blink-settings=defaultFontSize=32'] });
  },
});

test('@A11Y-01 pages with text of double size fit phones and wide screens', async ({ page }) => {
  await drawBlankImages(page);
  await fillCart(page, await signIn(page));
  await page.goto(paths.HOME_PATH);
  await waitForHydration(page, untranslated);
  const overflows: string[] = [];
  for (const url of PAGES) {
    await navigateTo(page, url);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await waitForStableLayout(page);
      const overflow = await horizontalOverflow(page);
      if (overflow > 0) overflows.push(`${url}, ${width} pixels: ${overflow} too wide`);
    }
  }
  expect(overflows).toEqual([]);
});
