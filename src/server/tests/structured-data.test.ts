import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as renderer from '../../app/entries/entry-server.tsx';
import * as paths from '../../lib/router/paths.ts';
import type { TestBackend } from '../testing/backend.ts';
import { send } from '../testing/client.ts';
import { GOOGLE_SCHEMAS } from '../testing/google-schemas.ts';
import { type ChangeResponse, startMockBackend } from '../testing/mock-backend.ts';
import { readHead } from '../testing/read-head.ts';
import { RENDERER_LIMITS, startSouk, type TestSouk } from '../testing/start-souk.ts';

const ORIGIN = 'https://shop.example';
const SECRET = 'a-secret-of-the-tests';
const ENV = {
  PUBLIC_ORIGIN: ORIGIN,
  CACHE_SECRET: SECRET,
  ...RENDERER_LIMITS,
};

let change: ChangeResponse = () => undefined;
let backend: TestBackend;
let souk: TestSouk;

beforeAll(async () => {
  backend = await startMockBackend('structured-data', (request, data) => change(request, data));
  souk = await startSouk(backend.port, ENV, renderer);
});
beforeEach(() => {
  change = () => undefined;
});
afterAll(async () => {
  await souk.stop();
  await backend.stop();
});

const ajv = formats(new Ajv2020({ allErrors: true, strict: true, strictRequired: false }));
const validators = new Map<unknown, ValidateFunction>(
  Object.entries(GOOGLE_SCHEMAS).map(([type, schema]) => [type, ajv.compile(schema)]),
);

/** Returns the valid JSON-LD of a page by type. Fails on invalid data and on unknown types. */
async function readJsonLd(path: string, port = souk.port) {
  const { status, text } = await send(port, path, { headers: { 'x-souk-preview': SECRET } });
  expect(status).toBe(200);
  const { jsonLd } = readHead(text);
  for (const data of jsonLd) {
    const validate = validators.get(data['@type']);
    validate?.(data);
    expect(validate?.errors, `${path}: ${JSON.stringify(data)}`).toBe(null);
  }
  return new Map(jsonLd.map((data) => [data['@type'], data]));
}

const offerOf = (data: Map<unknown, Record<string, unknown>>) =>
  data.get('Product')?.['offers'] as Record<string, unknown>;

/** Changes the data of one path of the API. */
function changing<Data>(path: string, edit: (data: Data) => Data): ChangeResponse {
  return ({ url }, data) =>
    url.startsWith(path) ? { status: 200, data: edit(data as Data) } : undefined;
}

describe('@SEO-01 JSON-LD satisfies Google’s requirements for rich results', () => {
  it.each([
    [paths.HOME_PATH, ['WebSite', 'Organization']],
    [paths.productPath(3), ['BreadcrumbList', 'Product']],
    [paths.productPath(4), ['BreadcrumbList', 'Product']],
    [paths.blogPath('coffee-at-home-without-the-fuss'), ['BreadcrumbList', 'BlogPosting']],
    [paths.PRODUCTS_PATH, ['BreadcrumbList']],
    [paths.categoryPath(1), ['BreadcrumbList']],
    [paths.shopPath(1), ['BreadcrumbList']],
    [paths.SHOPS_PATH, ['BreadcrumbList']],
    [paths.BLOGS_PATH, ['BreadcrumbList']],
    [paths.CONTACT_US_PATH, ['BreadcrumbList', 'Organization']],
    [paths.ABOUT_US_PATH, ['BreadcrumbList', 'Organization']],
    [paths.SUPPORT_PATH, ['BreadcrumbList', 'FAQPage']],
  ])('on %s', async (path, types) => {
    for (const lang of ['', '?lang=ar']) {
      const data = await readJsonLd(path + lang);
      expect([...data.keys()]).toEqual(types);
    }
  });

  it('names price, stock, seller, delivery and return policy of a product', async () => {
    const data = await readJsonLd(paths.productPath(3));
    expect(offerOf(data)).toMatchObject({
      url: `${ORIGIN}/products/3/details`,
      seller: { url: expect.stringMatching(/^https:\/\/shop\.example\/shops\/\d+$/) as string },
      shippingDetails: { shippingDestination: [{ addressCountry: 'AE' }] },
      hasMerchantReturnPolicy: {
        applicableCountry: ['AE'],
        merchantReturnLink: `${ORIGIN}/return-policy`,
      },
    });
  });

  it('has the configured delivery countries', async () => {
    const other = await startSouk(backend.port, { ...ENV, DELIVERY_COUNTRIES: 'FR,BE' }, renderer);
    const offer = offerOf(await readJsonLd(paths.productPath(3), other.port));
    await other.stop();
    expect(offer).toMatchObject({
      shippingDetails: {
        shippingDestination: [{ addressCountry: 'FR' }, { addressCountry: 'BE' }],
      },
      hasMerchantReturnPolicy: { applicableCountry: ['FR', 'BE'] },
    });
  });

  it('omits what the API does not contain: countries, rating, brand and delivery', async () => {
    change = (request, data) =>
      changing('/api/master', (settings: object) => ({ ...settings, address: 'Main Street 1' }))(
        request,
        data,
      ) ??
      changing('/api/product-details', ({ product, ...rest }: { product: object }) => ({
        ...rest,
        product: { ...product, total_reviews: 0, brand: null, quantity: 0 },
      }))(request, data);
    const data = await readJsonLd(paths.productPath(3));
    const offer = offerOf(data);
    expect(data.get('Product')).not.toHaveProperty('aggregateRating');
    expect(data.get('Product')).not.toHaveProperty('brand');
    expect(offer).not.toHaveProperty('shippingDetails');
    expect(offer).toMatchObject({
      availability: 'https://schema.org/OutOfStock',
      hasMerchantReturnPolicy: { merchantReturnLink: `${ORIGIN}/return-policy` },
    });
    expect(offer['hasMerchantReturnPolicy']).not.toHaveProperty('applicableCountry');
  });

  it('says that returns are not accepted', async () => {
    change = changing('/api/master', (settings: object) => ({
      ...settings,
      return_order_within_days: 0,
    }));
    expect(
      offerOf(await readJsonLd(paths.productPath(3)))['hasMerchantReturnPolicy'],
    ).toMatchObject({ returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' });
  });

  it('describes no delivery of a download', async () => {
    change = changing('/api/product-details', ({ product, ...rest }: { product: object }) => ({
      ...rest,
      product: { ...product, is_digital: true },
    }));
    expect(offerOf(await readJsonLd(paths.productPath(3)))).not.toHaveProperty('shippingDetails');
  });
});
