import type { Locator, Page } from '@playwright/test';
import { translator } from './helpers/messages.ts';
import {
  expect,
  signIn,
  type Shop,
  test,
  waitForHydration,
  waitForStableLayout,
  tabTo,
} from './helpers/shop.ts';

const CUSTOMER_ID = 1;
/** Has 45 messages on several pages. */
const SHOP_NAME = 'Slow Morning';
const t = translator('en');

/** Signs in and opens a conversation; returns the shop's id. */
async function openConversation(page: Page, name: string, translate = t): Promise<number> {
  await signIn(page);
  await page.goto('/massages');
  const shop = page
    .getByRole('list', { name: translate('Shops'), exact: true })
    .getByRole('link', { name });
  const href = (await shop.getAttribute('href')) ?? '';
  await shop.click();
  await expect(page.getByRole('article').last()).toBeVisible();
  return Number(new URL(href, page.url()).searchParams.get('shop'));
}

const listOf = (page: Page) => page.getByRole('region', { name: /^Messages with/ });
const message = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const writeAsSeller = (shop: Shop, shopId: number, text: string) =>
  shop.performStaffAction('seller-writes', { shopId, customerId: CUSTOMER_ID, text });

test("@MSG-08 two tabs stay in sync, and both show a shop's reply", async ({
  page,
  context,
  shop,
}) => {
  const id = await openConversation(page, 'Little Harbour');
  const other = await context.newPage();
  await other.goto(`/massages?shop=${id}`);
  await expect(other.getByRole('article').last()).toBeVisible();

  await page.getByRole('textbox', { name: 'Type a message' }).fill('Is the boat still there?');
  await page.keyboard.press('Enter');
  await expect(message(page, 'Is the boat still there?')).toHaveCount(1);
  await expect(message(other, 'Is the boat still there?')).toHaveCount(1);

  await writeAsSeller(shop, id, 'One is left');
  for (const tab of [page, other]) {
    await expect(message(tab, 'One is left')).toHaveCount(1);
    await expect(message(tab, 'Is the boat still there?')).toHaveCount(1);
    await expect(message(tab, 'One is left')).toBeInViewport();
    await expect(tab.getByText('Little Harbour wrote: One is left')).toBeAttached();
  }
});

test('a short conversation ends above the text field', async ({ page }) => {
  await openConversation(page, 'Northwind Audio');
  await waitForStableLayout(page);
  const edges = (locator: Locator) =>
    locator.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { top, bottom };
    });
  const last = await edges(page.getByRole('article').last());
  const field = await edges(page.getByRole('textbox', { name: 'Type a message' }));
  expect(field.top - last.bottom).toBeLessThan(40);
});

test('a lost connection shows a notice, and messages are complete without duplicates after it returns', async ({
  page,
  shop,
}) => {
  const id = await openConversation(page, 'Little Harbour');
  const notice = page.getByText('Connection lost.');
  await expect(notice).toBeHidden();
  await writeAsSeller(shop, id, 'Before the gap');
  await expect(message(page, 'Before the gap')).toHaveCount(1);

  await shop.sockets('refuse');
  await expect(notice).toBeVisible();
  for (let number = 101; number <= 125; number += 1)
    await writeAsSeller(shop, id, `Missed ${number}`);
  await page.getByRole('textbox', { name: 'Type a message' }).fill('Still here');
  await page.keyboard.press('Enter');
  await expect(message(page, 'Still here')).toHaveCount(1);
  await shop.sockets('accept');
  await expect(notice).toBeHidden();
  await writeAsSeller(shop, id, 'After the gap');
  await expect(message(page, 'After the gap')).toHaveCount(1);

  await listOf(page).focus();
  await expect(async () => {
    await page.keyboard.press('Home');
    await expect(message(page, 'Missed 101')).toHaveCount(1, { timeout: 250 });
  }).toPass();
  const shown = await page.getByRole('article').allTextContents();
  const missedNumbers = shown.flatMap((text) => /Missed (\d+)/.exec(text)?.[1] ?? []).map(Number);
  expect(missedNumbers).toEqual(missedNumbers.toSorted((one, other) => one - other));
  expect(new Set(missedNumbers).size).toBe(missedNumbers.length);
});

for (const { placement, distance } of [
  { placement: 'page', distance: 300 },
  { placement: 'sidebar', distance: 50 },
] as const) {
  test(`@MSG-06 in the ${placement} older pages load ${distance} px before the start without moving the visible messages`, async ({
    page,
  }) => {
    const id = await openConversation(page, SHOP_NAME);
    if (placement === 'sidebar') {
      await page.goto(`/shops/${id}`);
      await waitForHydration(page, t);
      await page
        .getByRole('button', { name: `Chat with ${SHOP_NAME}` })
        .first()
        .click();
    } else {
      await page.reload();
    }
    const list = listOf(page);
    await expect(list.getByRole('article').last()).toBeInViewport();
    await expect(list.getByRole('article').first()).toHaveAttribute('aria-setsize', '-1');
    const requests: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname !== '/api/get-message') return;
      expect(searchParams.get('per_page')).toBe('20');
      const requested = searchParams.get('page') ?? '';
      // The newest page is also requested again by itself.
      if (requested !== '1') requests.push(requested);
    });

    await scrollTo(list, distance + 20);
    expect(requests).toEqual([]);
    const before = await firstVisibleMessage(list);
    await scrollTo(list, distance - 1);
    await expect(list.getByText('(1)')).toHaveCount(0);
    await expect.poll(() => requests).toContain('2');
    await expect.poll(() => positionOf(list, before.id)).toBeGreaterThan(before.position + 15);
    const shift = (await topOf(list, before.id)) - before.top;
    expect(Math.abs(shift - (before.scrolled - (distance - 1)))).toBeLessThanOrEqual(2);

    // The third page is not full, so it is the last one.
    await expect(async () => {
      await scrollTo(list, 0);
      await expect(list.getByRole('article').first()).toHaveAttribute('aria-setsize', '45', {
        timeout: 250,
      });
    }).toPass();
    expect(requests.at(-1)).toBe('3');
    await scrollTo(list, 400);
    await scrollTo(list, 0);
    expect(requests.at(-1)).toBe('3');
  });
}

test('a long conversation renders only messages near the viewport, and each states its position', async ({
  page,
  shop,
}) => {
  await shop.recreate({ scenarios: ['long-chat'] });
  const id = await openConversation(page, SHOP_NAME);
  const list = listOf(page);
  // Loads at least six pages.
  await list.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const step = () => {
          if (element.scrollHeight > 20_000) return resolve();
          element.scrollTop = 0;
          requestAnimationFrame(step);
        };
        step();
      }),
  );
  await list.focus();
  await page.keyboard.press('End');
  await expect
    .poll(() => list.getByRole('article').last().getAttribute('aria-posinset').then(Number))
    .toBeGreaterThan(120);
  // Reads all at once. One by one, the numbers could come from different renders.
  const numbers = await list
    .getByRole('article')
    .evaluateAll((articles) => articles.map((article) => Number(article.ariaPosInSet)));
  expect(numbers.length).toBeLessThan(80);
  expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
  expect(await list.locator('*').count()).toBeLessThan(900);

  // Scrolling up slowly from the end is not undone.
  await list.hover();
  for (const below of [0, 40, 80, 120, 160]) {
    if (below > 0) await page.mouse.wheel(0, -40);
    await expect.poll(() => distanceToEnd(list)).toBe(below);
  }

  // The focused element stays in the DOM.
  await list.focus();
  await page.keyboard.press('End');
  await writeAsSeller(shop, id, 'See https://souk.example/beans');
  const link = list.getByRole('link', { name: 'souk.example/beans' });
  await expect(link).toBeInViewport();
  // A render between scrolling and its event does not undo it.
  await link.evaluate((element: HTMLElement) => {
    const scroller = element.closest('section');
    if (scroller) scroller.scrollTop -= 40;
    element.focus({ preventScroll: true });
  });
  await waitForStableLayout(page);
  expect(await distanceToEnd(list)).toBe(40);
  await scrollTo(list, 5000);
  await expect(link).toBeFocused();
  await expect(link).not.toBeInViewport();
  expect(await list.locator('*').count()).toBeLessThan(900);
  await list.focus();
  await expect(link).toHaveCount(0);

  await scrollTo(list, 3000);
  await writeAsSeller(shop, id, 'At the far end');
  await page.getByRole('button', { name: 'New messages' }).click();
  await expect(message(page, 'At the far end')).toBeInViewport();
  expect(await list.locator('*').count()).toBeLessThan(900);
});

test('in Arabic on a phone, a customer finds, reads and replies to a conversation by keyboard', async ({
  page,
  shop,
}) => {
  const translate = translator('ar');
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await page.goto('/massages?lang=ar');
  const shops = page.getByRole('list', { name: translate('Shops'), exact: true });
  const expected = shops.getByRole('link', { name: 'Hearthly' });
  await expect(expected).toBeVisible();
  const href = (await expected.getAttribute('href')) ?? '';
  await waitForHydration(page, translate);
  await tabTo(page, expected);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Hearthly' })).toBeVisible();
  await expect(shops).toBeHidden();
  const box = page.getByRole('textbox', { name: translate('Type a message') });
  await tabTo(page, box);
  await page.keyboard.type('هل هو متوفر؟');
  await page.keyboard.press('Enter');
  await expect(message(page, 'هل هو متوفر؟')).toBeInViewport();
  await writeAsSeller(shop, Number(/\d+$/.exec(href)?.[0]), 'Yes, it is');
  await expect(message(page, 'Yes, it is')).toBeInViewport();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);

  await tabTo(
    page,
    page.getByRole('button', { name: translate('Back to conversations') }),
    'Shift+Tab',
  );
  await page.keyboard.press('Enter');
  await expect(expected).toBeVisible();
  await expect(expected).toBeFocused();
});

/** Scrolls and waits until the page has reacted. */
async function scrollTo(list: Locator, top: number) {
  await list.evaluate(
    (element, to) =>
      new Promise<void>((resolve) => {
        element.scrollTop = to;
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
    top,
  );
}

/** Distance to the end, px. */
function distanceToEnd(list: Locator) {
  return list.evaluate(
    ({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight,
  );
}

/** The first completely visible message; distances in px. */
function firstVisibleMessage(list: Locator) {
  return list.evaluate((element) => {
    const edge = element.getBoundingClientRect().top;
    for (const article of element.querySelectorAll('article')) {
      const top = article.getBoundingClientRect().top - edge;
      const position = Number(article.getAttribute('aria-posinset'));
      const id = article.dataset['id'] ?? '';
      if (top >= 0) return { id, position, top, scrolled: element.scrollTop };
    }
    throw new Error('Failed to find a message in view.');
  });
}

function topOf(list: Locator, id: string) {
  return list.evaluate(
    (element, expected) =>
      (element.querySelector(`[data-id="${expected}"]`)?.getBoundingClientRect().top ?? NaN) -
      element.getBoundingClientRect().top,
    id,
  );
}

async function positionOf(list: Locator, id: string) {
  return Number(await list.locator(`[data-id="${id}"]`).getAttribute('aria-posinset'));
}
