import { describe, expect, it } from 'vitest';
import type { SettingsOverrides } from '../world/world.ts';
import { openShop } from '../testing/open-shop.ts';

const shop = openShop();

describe('GET /master', () => {
  it('@API-04 returns the shop’s settings', async () => {
    const { visitor } = shop.enter();
    const { status, body } = await visitor.get<'SettingsResponse'>('/api/master');
    expect([status, body.message]).toEqual([200, 'Master data']);
    expect(body.data).toMatchObject({
      app_name: 'Souk',
      app_locale: 'en',
      app_environment: 'production',
      currency: { name: 'USD', symbol: '$', rate: 1, position: 'prefix' },
      multi_vendor: true,
      cash_on_delivery: true,
      pusher_app_key: expect.stringMatching(/^mock-world-\d+$/) as unknown,
      pusher_app_cluster: 'mock',
      phone_required: false,
      phone_min_length: 9,
      phone_max_length: 16,
      return_order_within_days: 30,
      baseUrl: shop.origin,
    });
    expect(Object.keys(body.data.theme_colors)).toHaveLength(12);
    expect(body.data.languages.map(({ name, direction }) => [name, direction])).toEqual([
      ['en', 'ltr'],
      ['ar', 'rtl'],
      ['fr', 'ltr'],
      ['es', 'ltr'],
    ]);
    expect(body.data.payment_gateways.every(({ is_active }) => is_active)).toBe(true);
    expect(body.data.payment_gateways.map(({ name }) => name)).not.toContain('aamarpay');
    expect(body.data.web_logo).toMatch(new RegExp(`^${shop.origin}/media/.+\\.webp$`));
  });

  it('@API-04 @API-07 runs the default world in demo mode', async () => {
    const visitor = shop.enter().visitor.withHeaders({ 'X-Mock-World': 'default' });
    const { body } = await visitor.get<'SettingsResponse'>('/api/master');
    expect(body.data.app_environment).toBe('local');
  });

  it('@API-04 returns the sign-in providers, or an empty array', async () => {
    const providersOf = async (settings?: SettingsOverrides) => {
      const { visitor } = shop.enter(settings);
      return (await visitor.get<'SettingsResponse'>('/api/master')).body.data.social_auths;
    };
    const providers = await providersOf();
    expect(Object.keys(providers)).toEqual(['google', 'facebook', 'apple']);
    for (const provider of Object.values(providers)) {
      expect(provider).toMatchObject({
        client_id: expect.stringContaining('mock') as string,
        is_active: true,
      });
    }
    expect(await providersOf({ social_auths: [] })).toEqual([]);
  });

  it('@API-07 returns the world’s overrides', async () => {
    const google = {
      name: 'Google',
      client_id: 'souk.apps.example',
      is_active: true,
      redirect_url: null,
    };
    const { visitor } = shop.enter({ app_name: 'Bazaar', social_auths: { google } });
    const { body } = await visitor.get<'SettingsResponse'>('/api/master');
    expect(body.data).toMatchObject({ app_name: 'Bazaar', social_auths: { google } });
  });

  it('@API-04 lists the currencies with their rates, and supports symbols after amounts', async () => {
    const currency = { name: 'EUR', symbol: '€', rate: 1, position: 'suffix' } as const;
    const { visitor } = shop.enter({ currency });
    const { body } = await visitor.get<'SettingsResponse'>('/api/master');
    expect(body.data.currency).toEqual(currency);
    const rates = new Map(
      body.data.currencies.map(({ name, rate_from_default }) => [name, rate_from_default]),
    );
    expect(rates.get('USD')).toBe(1);
    expect(rates.get('EUR')).toBeCloseTo(0.86, 1);
    // The API has one symbol position for all currencies, including these.
    for (const name of ['AED', 'SAR']) expect(rates.get(name)).toBeGreaterThan(3);
  });

  it('@API-04 hides multi-vendor links in single-vendor mode', async () => {
    const urls = async (multi_vendor: boolean) => {
      const { visitor } = shop.enter({ multi_vendor });
      const { body } = await visitor.get<'SettingsResponse'>('/api/master');
      return {
        menu: body.data.menus.map(({ url }) => url),
        footer: body.data.footers.flatMap(({ items }) => items.map(({ url }) => url)),
      };
    };
    const [many, single] = [await urls(true), await urls(false)];
    expect(many.menu).toContain('/shops');
    expect(single.menu).not.toContain('/shops');
    expect(single.menu).toHaveLength(many.menu.length - 1);
    expect(many.footer).toContain('/shop/register');
    expect(single.footer).not.toContain('/shop/register');
  });

  it('@API-04 sends menus and footers in English, whatever the requested language', async () => {
    const { visitor } = shop.enter();
    const navigation = async (language: string) => {
      const speaker = visitor.withHeaders({ 'Accept-Language': language });
      const { menus, footers } = (await speaker.get<'SettingsResponse'>('/api/master')).body.data;
      return { menus, footers };
    };
    const english = await navigation('en');
    expect(english.menus[0]?.name).toBe('Home');
    expect(await navigation('ar')).toEqual(english);
    expect(await navigation('fr')).toEqual(english);
  });

  it('@API-04 has a white logo for the footer', async () => {
    const { visitor } = shop.enter();
    const { body } = await visitor.get<'SettingsResponse'>('/api/master');
    expect(body.data.web_footer_logo).toContain('/souk-wordmark-light-');
    expect(body.data.web_logo).toContain('/souk-wordmark-400');
  });
});

describe('GET /lang/{locale}', () => {
  it('@API-04 returns JSON with the content type text/html', async () => {
    const { visitor } = shop.enter();
    const { status, contentType, text } = await visitor.get<'TranslationsText'>('/api/lang/ar');
    expect([status, contentType]).toEqual([200, 'text/html; charset=utf-8']);
    const texts = JSON.parse(text) as Record<string, string>;
    expect(texts['Please login first!']).toBe('يرجى تسجيل الدخول أولًا!');
  });

  it.each([
    ['fr', 'Ajouter au panier'],
    ['es', 'Añadir al carrito'],
  ])('@API-04 returns %s, with an empty text for identical words', async (locale, text) => {
    const { visitor } = shop.enter();
    const response = await visitor.get<'TranslationsText'>(`/api/lang/${locale}`);
    expect(response.status).toBe(200);
    const texts = JSON.parse(response.text) as Record<string, string>;
    expect(texts['Add to Cart']).toBe(text);
    expect(texts['Total']).toBe('');
  });

  it('@API-04 leaves some English texts empty, which means the phrase itself', async () => {
    const { visitor } = shop.enter();
    const { text } = await visitor.get<'TranslationsText'>('/api/lang/en');
    const texts = Object.values(JSON.parse(text) as Record<string, string>);
    expect(texts).toContain('');
    expect(texts).toContain('Please login first!');
  });

  it('@API-04 returns 404 for an unknown language, with the message in `error`', async () => {
    const { visitor } = shop.enter();
    const { status, contentType, body } = await visitor.get<'TranslationsMissing'>('/api/lang/xx');
    expect([status, body]).toEqual([404, { error: 'Language file not found' }]);
    expect(contentType).toContain('application/json');
  });
});

it('@API-04 GET /countries lists all countries with dialling codes', async () => {
  const { visitor } = shop.enter();
  const { status, body } = await visitor.get<'CountriesResponse'>('/api/countries');
  expect([status, body.message]).toEqual([200, 'all countries']);
  expect(body.data.countries.length).toBeGreaterThan(200);
  expect(body.data.countries.find(({ name }) => name === 'Jordan')?.phone_code).toBe('962');
});
