import type { components } from '../../generated/schema.d.ts';
import type { FooterItem, MenuEntry } from '../../fixtures/settings/settings-types.ts';
import type { LocalisedText } from '../../fixtures/types.ts';
import { pictureUrl } from '../../media/picture-url.ts';
import { APP_KEY_PREFIX, DEFAULT_RULES, isMultiVendor } from '../world/settings-rules.ts';
import { fieldsSince, isSince } from '../world/release.ts';
import { operatorText } from '../world/content-locale.ts';
import { serializeSocialAuths } from './serialize-social-auths.ts';
import type { View } from '../world/view.ts';

type Schemas = components['schemas'];

/** Merges the fixtures, the default rules and the world's overrides, in this order. */
export function serializeSettings(view: View): Schemas['Settings'] {
  const { world, origin } = view;
  const base = world.base.settings;
  return {
    ...serializeMoney(view),
    ...serializeNavigation(view),
    app_name: base.appName,
    app_locale: base.appLocale,
    google_playstore_link: base.playStoreLink,
    app_store_link: base.appStoreLink,
    mobile: base.mobile,
    address: base.address,
    web_footer_text: base.footerText,
    web_logo: pictureUrl(origin, base.webLogo, 400),
    web_footer_logo: pictureUrl(origin, base.footerLogo, 400),
    app_logo: pictureUrl(origin, base.appLogo, 200),
    footer_qr: base.footerQr === null ? null : pictureUrl(origin, base.footerQr, 400),
    theme_colors: { ...base.themeColours },
    languages: base.languages.map(({ id, title, name, direction }): Schemas['Language'] => {
      return { id, title, name, direction };
    }),
    baseUrl: origin,
    social_auths: serializeSocialAuths(origin),
    // The key contains the world's name, so realtime needs neither header nor cookie.
    pusher_app_key: `${APP_KEY_PREFIX}${world.id}`,
    pusher_app_cluster: 'mock',
    ...fieldsSince<Schemas['Settings']>(world, 'R4', () => ({
      web_dark_logo: pictureUrl(origin, base.webLogo, 400),
      footer_payment_img: null,
      footer_bg_image: null,
      show_product_stock: true,
      preOrder: false,
      preOrderPolicy: null,
      preOrderRefundPolicy: null,
      purchase: true,
    })),
    ...DEFAULT_RULES,
    ...world.settings,
  };
}

function serializeMoney({
  world,
  origin,
}: View): Pick<Schemas['Settings'], 'currency' | 'currencies' | 'payment_gateways'> {
  const { currencies, currencyPosition, paymentGateways } = world.base.settings;
  const defaultCurrency = currencies.find(({ isDefault }) => isDefault);
  return {
    currency: {
      name: defaultCurrency?.name ?? 'USD',
      symbol: defaultCurrency?.symbol ?? '$',
      rate: 1,
      position: currencyPosition,
    },
    currencies: currencies.map((currency): Schemas['Currency'] => ({
      id: currency.id,
      name: currency.name,
      symbol: currency.symbol,
      rate: currency.rateFromDefault,
      rate_from_default: currency.rateFromDefault,
      is_default: currency.isDefault,
    })),
    payment_gateways: paymentGateways
      .filter(({ isActive }) => isActive)
      .map((gateway): Schemas['PaymentGateway'] => ({
        id: gateway.id,
        title: gateway.title,
        name: gateway.name,
        logo: pictureUrl(origin, gateway.logo, 200),
        is_active: true,
      })),
  };
}

function serializeNavigation(
  view: View,
): Pick<Schemas['Settings'], 'social_links' | 'menus' | 'footers'> {
  const { world, origin } = view;
  const { socialLinks, menus, footers } = world.base.settings;
  // From R3 on, a missing translation is null.
  const missing = isSince(world, 'R3') ? null : '';
  const titleIn = (title: LocalisedText | null) => title && (operatorText(title, view) || missing);
  const isShown = (entry: MenuEntry | FooterItem) =>
    isMultiVendor(world) || !entry.isMultiVendorOnly;
  return {
    social_links: socialLinks.map(({ id, name, logo, link }): Schemas['SocialLink'] => {
      return { id, name, logo: pictureUrl(origin, logo, 200), link };
    }),
    menus: menus.filter(isShown).map((entry): Schemas['MenuItem'] => {
      const name = titleIn(entry.title);
      const { id, url, target, isExternal } = entry;
      const title = name ?? entry.title.en;
      return { id, name, title, url, target, is_external: isExternal };
    }),
    footers: footers.map(({ id, position, title, items }): Schemas['FooterColumn'] => ({
      id,
      position,
      title: titleIn(title),
      items: items.filter(isShown).map((item): Schemas['FooterItem'] => ({
        id: item.id,
        type: item.type,
        title: titleIn(item.title),
        url: item.url,
        target: item.target,
        ...fieldsSince<Schemas['FooterItem']>(world, 'R4', () => ({ icon: null })),
      })),
    })),
  };
}
