import type { components } from '../../../api/generated/schema.d.ts';
import { FALLBACK_CURRENCY } from '../../../lib/currency.ts';
import { payablePrice } from '../../../lib/money.ts';
import { RETURN_POLICY_PATH, shopPath } from '../../../lib/router/paths.ts';
import { findCountry } from '../../seo/find-country.ts';
import { SCHEMA_CONTEXT } from '../../seo/json-ld.ts';
import type { HeadPage } from '../../seo/page-head-context.ts';
import { toPublicUrl } from '../../seo/public-url.ts';
import { parseDeliveryDays } from '../../../lib/datetime/parse-delivery-days.ts';

type Product = components['schemas']['ProductDetails'];

/** Returns schema.org data of a product, by Google's requirements for merchant listings. */
export function productJsonLd(product: Product, page: HeadPage): object {
  const { origin, url, settings } = page;
  const { name, brand, shop, total_reviews: reviewCount, flash_sale: sale } = product;
  const currency = (
    settings.currencies?.find(({ is_default: isDefault }) => isDefault) ?? FALLBACK_CURRENCY
  ).name;
  const countries = findDeliveryCountries(page);
  const isDelivered = !product.is_digital && countries.length > 0;
  return {
    '@context': SCHEMA_CONTEXT,
    '@type': 'Product',
    name,
    description: product.short_description || product.meta_description,
    sku: String(product.id),
    url,
    image: product.thumbnails.flatMap(({ thumbnail }) => toPublicUrl(thumbnail, origin) ?? []),
    brand: brand ? { '@type': 'Brand', name: brand } : undefined,
    aggregateRating:
      reviewCount > 0
        ? { '@type': 'AggregateRating', ratingValue: product.rating, reviewCount, bestRating: 5 }
        : undefined,
    offers: {
      '@type': 'Offer',
      url,
      price: payablePrice(product),
      priceCurrency: currency,
      priceValidUntil: sale ? new Date(sale.end_date).toISOString() : undefined,
      availability: `${SCHEMA_CONTEXT}/${availabilityOf(product)}`,
      seller: {
        '@type': 'Organization',
        name: shop.name,
        url: settings.multi_vendor === false ? `${origin}/` : origin + shopPath(shop.id),
      },
      shippingDetails: isDelivered ? shippingDetails(shop, countries, currency) : undefined,
      hasMerchantReturnPolicy: returnPolicy(page, countries),
    },
  };
}

/** Configured, or the country of the shop's address. */
function findDeliveryCountries({ deliveryCountries, settings }: HeadPage): readonly string[] {
  if (deliveryCountries.length > 0) return deliveryCountries;
  return [findCountry(settings.address)].filter((code) => code !== undefined);
}

function availabilityOf({ quantity, is_preorder: isPreorder }: Product): string {
  if (quantity <= 0) return 'OutOfStock';
  return isPreorder ? 'PreOrder' : 'InStock';
}

function shippingDetails(
  shop: Product['shop'],
  countries: readonly string[],
  currency: string,
): object {
  const days = parseDeliveryDays(shop.estimated_delivery_time);
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: shop.delivery_charge, currency },
    shippingDestination: countries.map((country) => ({
      '@type': 'DefinedRegion',
      addressCountry: country,
    })),
    deliveryTime: days && {
      '@type': 'ShippingDeliveryTime',
      transitTime: {
        '@type': 'QuantitativeValue',
        minValue: days.min,
        maxValue: days.max,
        unitCode: 'DAY',
      },
    },
  };
}

/** Without a known country, Google accepts a link alone. */
function returnPolicy({ origin, settings }: HeadPage, countries: readonly string[]): object {
  const days = settings.return_order_within_days;
  const policy = {
    '@type': 'MerchantReturnPolicy',
    merchantReturnLink: origin + RETURN_POLICY_PATH,
  };
  if (countries.length === 0 || days === undefined) return policy;
  const category = days > 0 ? 'MerchantReturnFiniteReturnWindow' : 'MerchantReturnNotPermitted';
  return {
    ...policy,
    applicableCountry: countries,
    returnPolicyCategory: `${SCHEMA_CONTEXT}/${category}`,
    merchantReturnDays: days > 0 ? days : undefined,
  };
}
