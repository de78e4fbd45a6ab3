import { CART_BUTTON_LABEL, translator } from './helpers/messages.ts';
import { expect, signIn, test, waitForHydration, waitForStableLayout } from './helpers/shop.ts';

const t = translator('ar');

/** Screens, each with an element that shows that it has loaded. */
const PUBLIC_SCREENS = [
  ['/', 'h2'],
  ['/products', 'main article, main li'],
  ['/products/3/details', 'h1'],
  ['/categories', 'main article'],
  ['/shops/1', 'h1'],
  ['/blog/coffee-at-home-without-the-fuss', 'table'],
  ['/contact-us', 'form'],
  ['/support', 'summary'],
] as const;
const CUSTOMER_SCREENS = [
  ['/order-history', 'main li'],
  ['/order-history/11', 'main bdi'],
  ['/returned-order-history/2', 'h1'],
  ['/return-product/6', 'main form'],
  ['/manage-address', 'main bdi'],
  ['/profile', 'form'],
  ['/dashboard', 'h2'],
  ['/support-ticket/1012691', 'main [dir=auto]'],
  ['/massages', 'main [dir=auto]'],
] as const;

for (const [name, screens] of [
  ['public', PUBLIC_SCREENS],
  ['signed-in', CUSTOMER_SCREENS],
] as const) {
  test(`@LANG-06 layout, icons and text of ${name} screens follow the direction, on desktop and phone`, async ({
    page,
  }) => {
    await page.goto('/no-such-page?lang=ar');
    await waitForHydration(page, t);
    if (name === 'signed-in') await signIn(page);
    for (const [path, landmark] of screens) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      await expect(page.locator(landmark).first()).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      const wide = await page.evaluate(findRtlErrors);
      await page.setViewportSize({ width: 390, height: 844 });
      await waitForStableLayout(page);
      const narrow = await page.evaluate(findRtlErrors);
      expect.soft([...wide, ...narrow], path).toEqual([]);
    }
  });
}

test('@LANG-06 carousels move to the left, and sliders start at the right', async ({ page }) => {
  await page.goto('/?lang=ar');
  await waitForHydration(page, t);
  const slides = page.getByRole('region', { name: t('Highlights') });
  await slides.getByRole('button', { name: t('Slide {0}', { 0: 2 }) }).click();
  await expect
    .poll(() => slides.getByRole('list').evaluate(({ scrollLeft }) => scrollLeft))
    .toBeLessThan(-100);

  await page.goto('/products');
  await waitForHydration(page, t);
  await page
    .getByRole('banner')
    .getByRole('button', { name: t(CART_BUTTON_LABEL, { total: 0 }) })
    .click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  await waitForStableLayout(page);
  expect((await drawer.boundingBox())?.x).toBe(0);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: t('Filter') }).click();
  const [low, high] = [drawer.getByRole('slider').first(), drawer.getByRole('slider').last()];
  const edge = async (part: typeof low) => {
    await waitForStableLayout(page);
    return (await part.boundingBox())?.x ?? 0;
  };
  await expect(low).toBeAttached();
  expect(await edge(low)).toBeGreaterThan(await edge(high));
  const before = { position: await edge(low), value: Number(await low.inputValue()) };
  await low.focus();
  await page.keyboard.press('ArrowLeft');
  expect(Number(await low.inputValue())).toBeGreaterThan(before.value);
  expect(await edge(low)).toBeLessThan(before.position);
});

test("@LANG-06 input uses its own direction, and an empty field the page's", async ({ page }) => {
  await page.goto('/contact-us?lang=ar');
  await waitForHydration(page, t);
  const field = page.getByLabel(new RegExp(`^${t('Subject')}`));
  const message = page.getByLabel(new RegExp(`^${t('Message', {}, 'field')}`));
  for (const box of [field, message]) {
    await expect(box).toHaveCSS('direction', 'rtl');
    await box.fill('Is it (still) here?');
    await expect(box).toHaveCSS('direction', 'ltr');
    await box.fill('هل ما زال موجودًا؟');
    await expect(box).toHaveCSS('direction', 'rtl');
  }
  await expect(page.getByLabel(new RegExp(`^${t('Phone number')}`))).toHaveCSS('direction', 'ltr');
});

/** Runs in the page; returns one error per line. */
function findRtlErrors(): string[] {
  const flaws: string[] = [];
  const root = document.documentElement;
  if (root.dir !== 'rtl') flaws.push(`the page is ${root.dir}`);
  if (root.scrollWidth > root.clientWidth) {
    flaws.push(`it scrolls sideways: ${root.scrollWidth} in ${root.clientWidth}`);
  }

  // First strokes of directional icons.
  const directionalPaths = [
    'm9 18 6-6-6-6',
    'm15 18-6-6 6-6',
    'M9 14 4 9l5-5',
    'm16 17 5-5-5-5',
    'M14 18V6a2',
    'M14.536 21.686',
    'M3.714 3.048',
    'm12 19-7-7 7-7',
    'M15 3h6v6',
  ];
  for (const stroke of document.querySelectorAll('svg path:first-child')) {
    const glyph = stroke.closest('svg');
    const shape = stroke.getAttribute('d') ?? '';
    if (!glyph?.checkVisibility() || !directionalPaths.some((start) => shape.startsWith(start)))
      continue;
    if (!getComputedStyle(glyph).transform.startsWith('matrix(-1')) {
      flaws.push(`not flipped: ${shape} in ${glyph.parentElement?.textContent}`);
    }
  }

  // A Latin name on a line of its own starts where the Arabic lines around it start.
  const named = 'main :is(h1, h2, h3, strong, span)[dir=auto], main bdi';
  for (const name of document.querySelectorAll(named)) {
    const parent = name.parentElement;
    if (!parent || getComputedStyle(parent).direction === 'ltr') continue;
    const { display, direction, marginInlineStart, marginInlineEnd } = getComputedStyle(name);
    const hasMargin = Number.parseFloat(marginInlineStart) + Number.parseFloat(marginInlineEnd) > 0;
    if (display !== 'inline' && direction === 'ltr' && hasMargin) {
      flaws.push(`its margins are on the other side: ${name.textContent}`);
    }
    const text = document.createRange();
    text.selectNodeContents(name);
    if (name.getBoundingClientRect().right - text.getBoundingClientRect().right > 1) {
      flaws.push(`on the other side: ${name.textContent}`);
    }
  }

  // Phone numbers, codes, prices and email addresses must be isolated.
  const token = /\+?\d[\d ]{8,}\d|#?\b[A-Z]{2,3}\d{6}\b|#\d{6,}|-?[$€£]\s?\d[\d,.]*|\S+@\S+\.\w+/;
  const sentence = /[a-z]{2,} [a-z]{2,}.*[.!?)]$/i;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const holder = texts.currentNode.parentElement;
    const text = texts.currentNode.textContent?.trim() ?? '';
    if (
      !holder ||
      !text ||
      text.includes('\u2066') ||
      holder.closest('script, style, noscript, option, title')
    )
      continue;
    if (!token.test(text) && (!sentence.test(text) || /[\u0600-\u06ff]/.test(text))) continue;
    if (!holder.checkVisibility() || getComputedStyle(holder).direction === 'ltr') continue;
    flaws.push(`not isolated: ${text} in <${holder.localName}>`);
  }
  return flaws;
}
