import type { Page } from '@playwright/test';
import axeCore, { type RunOptions } from 'axe-core';
import { waitForStableLayout } from './shop.ts';

type Theme = 'light' | 'dark';

/** Of the page. */
declare global {
  var axe: typeof axeCore;
  var seenTexts: Set<string> | undefined;
}

const CONTRAST: RunOptions = { runOnly: ['color-contrast'] };
const NEW_TEXT = 'data-new-text';

/** Waits for animations, for example of an opening menu, and returns violations as `rule: markup`. */
export async function findViolations(page: Page, part = 'html'): Promise<string[]> {
  await waitForStableLayout(page);
  return analyze(page, part, {});
}

/**
 * Checks a page in both themes, and leaves it in the theme that it did not start with. Contrast takes
 * most of the time, so it is measured once for texts of a tab that look alike. Returns violations as
 * `theme, rule: markup`.
 */
export async function findViolationsInThemes(page: Page): Promise<string[]> {
  await waitForStableLayout(page);
  await loadAxe(page);
  const first = await page.evaluate(markNewText, NEW_TEXT);
  const second = first === 'dark' ? 'light' : 'dark';
  const violations = await analyze(page, 'html', {});
  await setTheme(page, second);
  const others = await analyze(page, 'html', CONTRAST);
  return [
    ...violations.map((found) => `${first}, ${found}`),
    ...others.map((found) => `${second}, ${found}`),
  ];
}

/**
 * Limits the rule about contrast to text that this document has not shown before in an element with
 * the same tag, attributes, place and ancestors. Returns the theme of the page.
 */
function markNewText(mark: string): Theme {
  const withoutLook =
    /^(?:id|href|src|srcset|alt|title|for|name|value|datetime|aria-(?:label|labelledby|describedby|controls|owns))$/;
  const seen = (globalThis.seenTexts ??= new Set());
  const { body, documentElement } = document;
  for (const element of body.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);

  const looks = new Map<Element, string>([[body, 'body']]);
  const lookOf = (element: Element): string => {
    const known = looks.get(element);
    if (known !== undefined) return known;
    const { parentElement, previousElementSibling, nextElementSibling } = element;
    const attributes = [...element.attributes]
      .filter(({ name }) => !withoutLook.test(name))
      .map(({ name, value }) => ` ${name}=${value}`);
    // For `:first-child` and the like.
    const place = `${previousElementSibling ? '' : '^'}${nextElementSibling ? '' : '$'}`;
    const ancestors = parentElement ? lookOf(parentElement) : '';
    const look = `${ancestors}>${place}${element.localName}${attributes.join('')}`;
    looks.set(element, look);
    return look;
  };

  const texts = [...body.querySelectorAll('*')].filter(
    (element) =>
      element.matches('input, textarea, select') ||
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
  );
  // Looks include the parents' attributes, so marks come last.
  const newTexts = texts.filter((element) => {
    const look = lookOf(element);
    const isNew = !seen.has(look);
    seen.add(look);
    return isNew;
  });
  for (const element of newTexts) element.setAttribute(mark, '');
  globalThis.axe.configure({ rules: [{ id: 'color-contrast', selector: `[${mark}]` }] });
  return documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

/** Scans one frame and omits passed rules, which is faster on large pages. */
async function analyze(page: Page, part: string, options: RunOptions): Promise<string[]> {
  await loadAxe(page);
  return page.evaluate(
    async ([selector, settings]) => {
      const { violations } = await globalThis.axe.run(selector, {
        resultTypes: ['violations'],
        preload: false,
        iframes: false,
        ...settings,
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    [part, options] as const,
  );
}

async function loadAxe(page: Page): Promise<void> {
  const isLoaded = await page.evaluate(() => 'axe' in globalThis);
  if (!isLoaded) await page.evaluate(axeCore.source);
}

async function setTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
  }, theme);
  // Colours may have a transition.
  await waitForStableLayout(page);
}
