import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import * as renderer from '../../app/entries/entry-server.tsx';
import { CATALOGUE_LOCALES, type CatalogueLocale } from '../../lib/i18n/locale.ts';
import { type Reply, sendJson, startBackend, type TestBackend } from '../testing/backend.ts';
import { send } from '../testing/client.ts';
import { RENDERER_LIMITS, startSouk, type TestSouk } from '../testing/start-souk.ts';

const REQUESTS = 200;
/** Concurrent requests; more would time out on a busy machine. */
const BATCH = 20;
const PATHS = ['/blogs', '/shops', '/contact-us', '/support', '/about-us'];

const SKIP_LINKS: Record<CatalogueLocale, string> = {
  en: 'Skip to main content',
  ar: 'انتقل إلى المحتوى',
  fr: 'Aller au contenu',
  es: 'Ir al contenido',
};

let backend: TestBackend;
let souk: TestSouk;

/** Shared pages name no world, but the mock needs one. */
const askMock: Reply = ({ url, headers }, response) => {
  const { 'accept-language': language = '' } = headers;
  const asked = { 'accept-language': language, 'x-requested-with': 'XMLHttpRequest' };
  fetch(inject('mockUrl') + url, { headers: { ...asked, 'x-mock-world': 'server-languages' } })
    .then(async (upstream) => sendJson(response, upstream.status, await upstream.json()))
    .catch(() => response.destroy());
};

beforeAll(async () => {
  backend = await startBackend(undefined, askMock);
  souk = await startSouk(backend.port, RENDERER_LIMITS, renderer);
});
afterAll(async () => {
  await souk.stop();
  await backend.stop();
});

it(`@SRV-04 @LANG-04 ${REQUESTS} concurrent requests in four languages never mix them`, async () => {
  const view = async (index: number) => {
    const locale = CATALOGUE_LOCALES[index % CATALOGUE_LOCALES.length] ?? 'en';
    const path = PATHS[Math.floor(index / 7) % PATHS.length] ?? '/';
    const by = [{ cookie: `locale=${locale}` }, { 'accept-language': `${locale}-XX,tlh;q=0.5` }];
    const page = await send(souk.port, path, { headers: by[index % by.length] ?? {} });
    return { locale, path, page };
  };
  const pages = new Map<string, string>();
  const views: Awaited<ReturnType<typeof view>>[] = [];
  for (let first = 0; first < REQUESTS; first += BATCH) {
    const batch = Array.from({ length: BATCH }, (_, index) => view(first + index));
    views.push(...(await Promise.all(batch)));
  }
  for (const { locale, path, page } of views) {
    const key = `${locale} ${path}`;
    expect(page.status, key).toBe(200);
    expect(page.headers['content-language']).toBe(locale);
    const shown = CATALOGUE_LOCALES.filter((one) => page.text.includes(SKIP_LINKS[one]));
    expect(shown, key).toEqual([locale]);
    expect(page.text === (pages.get(key) ?? page.text), `${key} is always the same`).toBe(true);
    pages.set(key, page.text);
  }
  expect(pages.size).toBe(CATALOGUE_LOCALES.length * PATHS.length);
});
