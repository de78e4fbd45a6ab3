import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { type Client, createApiClient } from './client.ts';
import { listAddresses } from './generated/addresses.ts';
import {
  exchangeSocialToken,
  login,
  logout,
  register,
  resetPassword,
  sendOtp,
  verifyOtp,
} from './generated/auth-mutations.ts';
import { getCart, getCheckout } from './generated/cart.ts';
import {
  addToCart,
  decrementCartLine,
  incrementCartLine,
  removeFromCart,
} from './generated/cart-mutations.ts';
import { listProducts } from './generated/catalogue.ts';
import { countUnreadMessages, listConversations, listMessages } from './generated/chat.ts';
import { sendMessage, startConversation } from './generated/chat-mutations.ts';
import { updateLastSeen } from './generated/profile-mutations.ts';
import { getSettings, getTranslations, listCountries } from './generated/settings.ts';
import { listShopVouchers } from './generated/vouchers.ts';
import { collectVoucher } from './generated/vouchers-mutations.ts';
import { listFavourites } from './generated/wishlist.ts';
import { toggleFavourite } from './generated/wishlist-mutations.ts';

let token: string | null = null;
let sentRequests: Request[] = [];

const client = createApiClient({
  baseUrl: 'https://shop.example',
  getToken: () => token,
  getLocale: () => 'en',
  fetch: (request) => {
    sentRequests.push(new Request(request));
    return Promise.resolve(new Response('', { status: 500 }));
  },
});

beforeEach(() => {
  token = 'a-token';
  sentRequests = [];
});

async function captureRequest(call: (apiClient: Client) => Promise<unknown>) {
  await call(client).catch(() => undefined);
  const [request] = sentRequests;
  if (!request) throw new Error('Failed to read the request: none was sent.');
  const url = new URL(request.url);
  return {
    line: `${request.method} ${url.pathname}${url.search}`,
    body: await bodyOf(request),
    headers: request.headers,
  };
}

async function bodyOf(request: Request): Promise<unknown> {
  if (request.headers.get('Content-Type')?.startsWith('multipart/')) {
    return Object.fromEntries(await request.formData());
  }
  const text = await request.text();
  return text === '' ? undefined : JSON.parse(text);
}

const line = { product_id: 7 };
const addition = {
  product_id: 7,
  quantity: 2,
  color: 3,
  size: 4,
  unit: null,
  is_buy_now: false,
};
const person = {
  name: 'Nora',
  phone: '0701234567',
  email: 'n@souk.example',
  password: 'secret',
  country: 'Norway',
  phone_code: '47',
};
const profile = { name: 'Nora', email: 'n@souk.example' };

/** Section 7 of the specification, one row per operation. */
const calls: [string, (apiClient: Client) => Promise<unknown>, object?][] = [
  ['GET /api/master', (it) => it.call(getSettings)],
  ['GET /api/lang/ar', (it) => it.call(getTranslations, { locale: 'ar' })],
  ['GET /api/countries', (it) => it.call(listCountries)],
  [
    'POST /api/login',
    (it) => it.call(login, { body: { phone: 'a@b.example', password: 'secret' } }),
    { phone: 'a@b.example', password: 'secret' },
  ],
  ['POST /api/registration', (it) => it.call(register, { body: person }), person],
  [
    'POST /api/send-otp',
    (it) => it.call(sendOtp, { body: { phone: '07', phone_code: '47', forgot_password: 1 } }),
    { phone: '07', phone_code: '47', forgot_password: 1 },
  ],
  [
    'POST /api/verify-otp',
    (it) => it.call(verifyOtp, { body: { phone: '07', otp: '1234' } }),
    { phone: '07', otp: '1234' },
  ],
  [
    'POST /api/reset-password',
    (it) =>
      it.call(resetPassword, {
        body: { password: 'secret', password_confirmation: 'secret', token: 't' },
      }),
    { password: 'secret', password_confirmation: 'secret', token: 't' },
  ],
  ...(['google', 'facebook', 'apple'] as const).map(
    (provider): [string, (apiClient: Client) => Promise<unknown>, object] => [
      `POST /api/auth/${provider}/token`,
      (it) => it.call(exchangeSocialToken, { provider, body: { code: 'c', data: profile } }),
      { code: 'c', data: profile },
    ],
  ),
  ['POST /api/cart/store', (it) => it.call(addToCart, { body: addition }), addition],
  ['GET /api/carts', (it) => it.call(getCart)],
  ['POST /api/cart/decrement', (it) => it.call(decrementCartLine, { body: line }), line],
  ['POST /api/cart/increment', (it) => it.call(incrementCartLine, { body: line }), line],
  ['POST /api/cart/delete', (it) => it.call(removeFromCart, { body: line }), line],
  [
    'POST /api/cart/checkout',
    (it) => it.call(getCheckout, { body: { shop_ids: [1, 2] } }),
    { shop_ids: [1, 2] },
  ],
  ['GET /api/addresses', (it) => it.call(listAddresses)],
  ['GET /api/favorite-products', (it) => it.call(listFavourites)],
  ['GET /api/logout', (it) => it.call(logout)],
  ['POST /api/update-last-seen', (it) => it.call(updateLastSeen, { body: {} }), {}],
  ['GET /api/unread-messages?user_id=1', (it) => it.call(countUnreadMessages, { user_id: 1 })],
  [
    'GET /api/get-message?shop_id=2&page=1&per_page=20',
    (it) => it.call(listMessages, { shop_id: 2, page: 1, per_page: 20 }),
  ],
  [
    'POST /api/send-message',
    (it) => it.call(sendMessage, { body: { shop_id: 2, message: 'Hello', type: 'user' } }),
    { shop_id: 2, message: 'Hello', type: 'user' },
  ],
  [
    'POST /api/store-message',
    (it) => it.call(startConversation, { body: { shop_id: 2, user_id: 1, type: 'user' } }),
    { shop_id: 2, user_id: 1, type: 'user' },
  ],
  ['GET /api/get-vouchers?shop_id=2', (it) => it.call(listShopVouchers, { shop_id: 2 })],
  [
    'POST /api/vouchers-collect',
    (it) => it.call(collectVoucher, { body: { coupon_id: 5 } }),
    { coupon_id: 5 },
  ],
  [
    'GET /api/get-shops?search=lamp&page=1&per_page=20',
    (it) => it.call(listConversations, { search: 'lamp', page: 1, per_page: 20 }),
  ],
];

test.each(calls)('@API-16 sends %s', async (expected, call, body) => {
  const sent = await captureRequest(call);
  expect(sent.line).toBe(expected);
  expect(sent.body).toEqual(body);
});

test.each([
  ['a size alone', { per_page: 12 }, '?page=1&per_page=12'],
  ['a page alone', { page: 3 }, /^\?page=3&per_page=\d+$/],
  ['neither', {}, ''],
])('@API-16 sends page and size together or not at all: %s', async (_, input, query) => {
  const { line: text } = await captureRequest((it) => it.call(listProducts, input));
  const search = text.slice('GET /api/products'.length);
  if (typeof query === 'string') expect(search).toBe(query);
  else expect(search).toMatch(query);
});

test.each(calls)('@API-15 sends %s under /api', async (_, call) => {
  const { line: text } = await captureRequest(call);
  expect(text).toMatch(/^(GET|POST) \/api\//);
});

const callsWithToken: [string, (apiClient: Client) => Promise<unknown>][] = [
  ['a cart call', (it) => it.call(getCart)],
  ['a change of the cart', (it) => it.call(addToCart, { body: addition })],
  ['an address call', (it) => it.call(listAddresses)],
  ['a favourite call', (it) => it.call(toggleFavourite, { body: line })],
  ['a chat call', (it) => it.call(listMessages, { shop_id: 2 })],
  ['a voucher call', (it) => it.call(listShopVouchers, { shop_id: 2 })],
  ['the last-seen call', (it) => it.call(updateLastSeen, { body: {} })],
  ['a catalogue call', (it) => it.call(listProducts)],
];

test.each(callsWithToken)('@API-15 %s contains the token, if there is one', async (_, call) => {
  expect((await captureRequest(call)).headers.get('Authorization')).toBe('Bearer a-token');
  token = null;
  sentRequests = [];
  await call(client).catch(() => undefined);
  // Customer queries are not sent without a token (STATE-04).
  expect(sentRequests.filter(({ headers }) => headers.has('Authorization'))).toEqual([]);
});

test('@API-15 only the client sends HTTP requests', () => {
  const root = new URL('../', import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.tsx?$/.test(file) && !/\.test|testing\/|^test\/|^dev\/|^server\/|generated/.test(file),
  );
  const others: string[] = [];
  // The last one requests pages, not data.
  const senders = new Set([
    'api/client.ts',
    'api/transport/early-requests.ts',
    'api/transport/upload.ts',
    'lib/outdated-build.ts',
  ]);
  for (const file of files) {
    if (senders.has(file)) continue;
    const text = readFileSync(new URL(file, root), 'utf8');
    if (/\bfetch\(|XMLHttpRequest\(|sendBeacon|new EventSource/.test(text)) others.push(file);
  }
  expect(others).toEqual([]);
});
