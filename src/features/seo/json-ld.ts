import { PRODUCTS_PATH, RETURN_POLICY_PATH } from '../../lib/router/paths.ts';
import { toPublicUrl } from './public-url.ts';
import type { BreadcrumbStep, HeadPage } from './page-head-context.ts';

export const SCHEMA_CONTEXT = 'https://schema.org';

/** The last step is the page itself. */
export function breadcrumbJsonLd(steps: readonly BreadcrumbStep[], page: HeadPage): object {
  return {
    '@context': SCHEMA_CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: index === steps.length - 1 ? page.url : toPublicUrl(href, page.origin),
    })),
  };
}

/** The operator of the shop. */
export function organizationJsonLd({ origin, settings }: HeadPage): object {
  const { social_links: socialLinks } = settings;
  const links = (Array.isArray(socialLinks) ? socialLinks : []).map((one) =>
    toPublicUrl(one?.link, origin),
  );
  return {
    '@context': SCHEMA_CONTEXT,
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: settings.app_name,
    url: `${origin}/`,
    logo: toPublicUrl(settings.app_logo ?? settings.web_logo, origin),
    telephone: settings.mobile,
    address: settings.address
      ? { '@type': 'PostalAddress', streetAddress: settings.address }
      : undefined,
    sameAs: links.filter((link) => link !== undefined),
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      merchantReturnLink: origin + RETURN_POLICY_PATH,
    },
  };
}

/** The site, with its product search. */
export function websiteJsonLd({ origin, settings }: HeadPage): object {
  return {
    '@context': SCHEMA_CONTEXT,
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: settings.app_name,
    url: `${origin}/`,
    publisher: { '@id': `${origin}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}${PRODUCTS_PATH}?search={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}
