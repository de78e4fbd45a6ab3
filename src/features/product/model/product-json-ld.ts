import type { components } from '../../../api/generated/schema.d.ts';
import { payablePrice } from '../../../lib/money.ts';
import { HOME_PATH } from '../../../lib/router/paths.ts';

/** schema.org data of product, offer and breadcrumb. */
export function productJsonLd(
  product: components['schemas']['ProductDetails'],
  page: { path: string; home: string; currency: string },
): object[] {
  const { path, home, currency } = page;
  const reviewCount = product.total_reviews;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.name,
      description: product.short_description ?? product.meta_description,
      image: product.thumbnails.flatMap(({ thumbnail }) => thumbnail ?? []),
      ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand } } : {}),
      ...(reviewCount > 0
        ? {
            aggregateRating: {
              '@type': 'AggregateRating',
              ratingValue: product.rating,
              reviewCount,
            },
          }
        : {}),
      offers: {
        '@type': 'Offer',
        url: path,
        price: payablePrice(product),
        priceCurrency: currency,
        availability: `https://schema.org/${product.quantity > 0 ? 'InStock' : 'OutOfStock'}`,
        seller: { '@type': 'Organization', name: product.shop.name },
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: home, item: HOME_PATH },
        { '@type': 'ListItem', position: 2, name: product.name, item: path },
      ],
    },
  ];
}
