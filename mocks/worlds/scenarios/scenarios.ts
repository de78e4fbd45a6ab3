import { empty, withoutLists } from './empty.ts';
import { endedFlashSale } from './ended-flash-sale.ts';
import { noAdmin, noCountries, noProducts } from './fresh.ts';
import { hostile } from './hostile.ts';
import { huge } from './huge.ts';
import { longChat } from './long-chat.ts';
import { palePrimary } from './pale-primary.ts';
import { r2, r3, r4 } from './releases.ts';
import type { Scenario } from './scenario.ts';
import { sparse } from './sparse.ts';
import { singleVendor } from './single-vendor.ts';

/** All scenarios by name (API-08). */
export const scenarios = {
  default: {
    summary: 'The default demo shop: 40 shops, 600 products and a customer with orders.',
  },
  'single-vendor': singleVendor,
  rtl: {
    summary: 'The default language is Arabic (right to left).',
    settings: () => ({ app_locale: 'ar' }),
  },
  'code-verification': {
    summary: 'Registration and checkout require an account verified by code.',
    settings: () => ({ register_otp_verify: true, order_place_account_verify: true }),
  },
  empty,
  sparse,
  'no-products': noProducts,
  'no-admin': noAdmin,
  'no-countries': noCountries,
  'new-customer': {
    summary: 'The demo customer has no orders, addresses, vouchers or chats.',
    transformHistory: (past) => withoutLists(past),
  },
  slow: { summary: 'Every response takes two seconds.', traffic: { delayMs: 2000 } },
  flaky: {
    summary: 'Every fourth request fails with 500.',
    traffic: { failEvery: { calls: 4, kind: 500 } },
  },
  'offline-ish': {
    summary: 'Every fourth connection closes without a response.',
    traffic: { failEvery: { calls: 4, kind: 'drop' } },
  },
  'rate-limited': {
    summary:
      'More than 60 requests per minute of one customer, or of one address on public calls, return 429.',
    traffic: { limitPerMinute: 60 },
  },
  'ended-flash-sale': endedFlashSale,
  hostile,
  huge,
  'long-chat': longChat,
  'no-realtime': {
    summary: 'No realtime service: chat and tickets must be refetched.',
    settings: () => ({ pusher_app_key: null, pusher_app_cluster: null }),
  },
  'suffix-currency': {
    summary: 'The currency symbol is after the amount.',
    settings: ({ settings }) => {
      const { name = 'USD', symbol = '$' } =
        settings.currencies.find(({ isDefault }) => isDefault) ?? {};
      return { currency: { name, symbol, rate: 1, position: 'suffix' } };
    },
  },
  'no-languages': {
    summary: 'The list of languages is empty.',
    settings: () => ({ languages: [] }),
  },
  'pale-primary': palePrimary,
  'translated-content': {
    summary: 'Menus, footers, banners and flash sales are translated.',
    transformBase: (base) => ({ ...base, hasTranslatedContent: true }),
  },
  'other-origin': {
    summary: 'Pictures and files have URLs of the mock’s own origin, without TLS.',
    traffic: { hasOwnOrigin: true },
  },
  r2,
  r3,
  r4,
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;

export function scenariosOf(names: readonly ScenarioName[]): Scenario[] {
  return names.map((name): Scenario => scenarios[name]);
}
