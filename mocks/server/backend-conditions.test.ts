import { describe, expect, it } from 'vitest';
import { openMock, signIn } from './testing/open-mock.ts';
import { openScenarioWorld } from './testing/open-scenario-world.ts';

const mock = openMock();
const createScenarioWorld = (scenario: string) => openScenarioWorld(mock, scenario);

describe('scenarios with the conditions of a real backend', () => {
  it('@API-08 fresh installations have three stages', async () => {
    const paths = ['/api/home', '/api/categories', '/api/products', '/api/countries'];
    const statuses = async (scenario: string) => {
      const { get } = await createScenarioWorld(scenario);
      const responses = await Promise.all([...paths, '/api/master'].map((path) => get(path)));
      for (const response of responses) {
        expect(response.headers.get('x-contract-violation')).toBeNull();
      }
      return responses.map(({ status }) => status);
    };
    expect(await statuses('no-countries')).toEqual([500, 500, 500, 200, 200]);
    expect(await statuses('no-admin')).toEqual([500, 500, 200, 200, 200]);
    expect(await statuses('no-products')).toEqual([200, 200, 200, 200, 200]);
    const { read } = await createScenarioWorld('no-countries');
    expect(await read('/api/countries')).toEqual({ countries: [] });
    const admin = await createScenarioWorld('no-admin');
    expect(await admin.read('/api/products')).toMatchObject({ total: 0 });
    const filling = await createScenarioWorld('no-products');
    expect(await filling.read('/api/home')).toMatchObject({
      banners: [],
      ads: [],
      categories: [],
      shops: [],
      just_for_you: { total: 0 },
    });
    expect(await filling.read('/api/legal-pages/about-us')).toMatchObject({
      content: { title: null, description: null },
    });
  });

  it('@API-08 translated-content translates what the backend sends in English only', async () => {
    const titles = async (scenario: string) => {
      const { read } = await createScenarioWorld(scenario);
      const arabic = { 'Accept-Language': 'ar' };
      const { menus, footers } = (await read('/api/master', arabic)) as {
        menus: { name: string }[];
        footers: { title: string | null; items: { title: string | null }[] }[];
      };
      const home = (await read('/api/home', arabic)) as {
        banners: { title: string }[];
        running_flash_sale: { name: string };
      };
      return [
        menus[0]?.name,
        footers[1]?.title,
        footers[1]?.items[0]?.title,
        home.banners[2]?.title,
        home.running_flash_sale.name,
      ];
    };
    expect(await titles('default')).toEqual([
      'Home',
      'Shop',
      'Products',
      'A chair you’ll keep',
      'Weekend Flash Sale',
    ]);
    expect(await titles('translated-content')).toEqual([
      'الرئيسية',
      'تسوّق',
      'المنتجات',
      'كرسي يبقى معك',
      'تخفيضات نهاية الأسبوع',
    ]);
  });

  it('@API-08 other-origin sends URLs of the mock itself, whose files load', async () => {
    const forwarded = { 'X-Forwarded-Host': 'shop.example', 'X-Forwarded-Proto': 'https' };
    const logoOf = async (scenario: string) => {
      const { read } = await createScenarioWorld(scenario);
      return ((await read('/api/master', forwarded)) as { web_logo: string }).web_logo;
    };
    expect(await logoOf('default')).toMatch(/^https:\/\/shop\.example\/media\//);
    const logo = await logoOf('other-origin');
    expect(new URL(logo).origin).toBe(mock.origin);
    expect((await fetch(logo)).status).toBe(200);
  });

  it('@API-08 rate-limited counts public calls by address, and calls of customers by customer', async () => {
    const { world, get } = await createScenarioWorld('rate-limited');
    const customer = await signIn(mock, world);
    const from = (address: string) => ({ 'X-Forwarded-For': `${address}, 10.0.0.1` });
    const exhaust = async (path: string, headers: object) => {
      for (let call = 0; call < 60; call += 1) {
        expect((await get(path, headers)).status).toBe(200);
      }
      expect((await get(path, headers)).status).toBe(429);
    };
    await exhaust('/api/countries', from('203.0.113.1'));
    expect((await get('/api/countries', from('203.0.113.2'))).status).toBe(200);
    // Public calls are counted by address even for customers.
    const signedIn = { ...customer, ...from('203.0.113.1') };
    const refused = await get('/api/categories', signedIn);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    await exhaust('/api/carts', signedIn);
    const elsewhere = { ...customer, ...from('203.0.113.3') };
    expect((await get('/api/carts', elsewhere)).status).toBe(429);
    expect((await get('/api/countries', elsewhere)).status).toBe(200);
    // A call without a valid token is counted by address.
    const unknown = { Authorization: 'Bearer unknown', ...from('203.0.113.1') };
    expect((await get('/api/carts', unknown)).status).toBe(429);
  });

  it('rate-limited counts down, rejects calls, and accepts them again after a minute', async () => {
    const { world, get } = await createScenarioWorld('rate-limited');
    const remaining: (string | null)[] = [];
    for (let call = 0; call < 60; call += 1) {
      const response = await get('/api/countries');
      expect(response.status).toBe(200);
      remaining.push(response.headers.get('x-ratelimit-remaining'));
    }
    expect([remaining[0], remaining[59]]).toEqual(['59', '0']);
    const refused = await get('/api/countries');
    expect([refused.status, await refused.json()]).toEqual([
      429,
      { message: 'Too Many Attempts.' },
    ]);
    const entry = mock.worlds.get(world);
    const resets = Math.ceil(entry.clock.now() / 1000) + 60;
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(refused.headers.get('x-ratelimit-limit')).toBe('60');
    expect(refused.headers.get('x-ratelimit-remaining')).toBe('0');
    expect(refused.headers.get('x-ratelimit-reset')).toBe(String(resets));
    entry.clock.advance(60_000);
    expect((await get('/api/countries')).headers.get('x-ratelimit-remaining')).toBe('59');
  });
});
