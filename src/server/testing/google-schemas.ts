/**
 * Google's required and recommended properties for rich results, as JSON Schema. Sources, below
 * https://developers.google.com/search/docs/appearance/structured-data: merchant-listing,
 * product-snippet, return-policy, breadcrumb, article, organization, faqpage.
 * Recommended properties are required here if the API has their data.
 */

const absoluteUrl = { type: 'string', format: 'uri', pattern: '^https?://' } as const;
const text = { type: 'string', minLength: 1 } as const;
const country = { type: 'string', pattern: '^[A-Z]{2}$' } as const;
const ofType = (name: string) => ({ '@type': { const: name } });
const withContext = { '@context': { const: 'https://schema.org' } };

const returnPolicy = {
  type: 'object',
  properties: {
    ...ofType('MerchantReturnPolicy'),
    merchantReturnLink: absoluteUrl,
    applicableCountry: { type: 'array', items: country, minItems: 1, maxItems: 50 },
    returnPolicyCategory: {
      enum: [
        'https://schema.org/MerchantReturnFiniteReturnWindow',
        'https://schema.org/MerchantReturnNotPermitted',
        'https://schema.org/MerchantReturnUnlimitedWindow',
      ],
    },
    merchantReturnDays: { type: 'integer', minimum: 1 },
  },
  required: ['@type'],
  anyOf: [
    { required: ['applicableCountry', 'returnPolicyCategory'] },
    { required: ['merchantReturnLink'] },
  ],
  if: {
    properties: {
      returnPolicyCategory: { const: 'https://schema.org/MerchantReturnFiniteReturnWindow' },
    },
    required: ['returnPolicyCategory'],
  },
  // oxlint-disable-next-line unicorn/no-thenable -- A keyword of JSON Schema.
  then: { required: ['merchantReturnDays'] },
} as const;

const days = {
  type: 'object',
  properties: {
    ...ofType('QuantitativeValue'),
    minValue: { type: 'integer', minimum: 0 },
    maxValue: { type: 'integer', minimum: 0 },
    unitCode: { const: 'DAY' },
  },
  required: ['@type', 'minValue', 'maxValue', 'unitCode'],
} as const;

const shippingDetails = {
  type: 'object',
  properties: {
    ...ofType('OfferShippingDetails'),
    shippingRate: {
      type: 'object',
      properties: {
        ...ofType('MonetaryAmount'),
        value: { type: 'number', minimum: 0 },
        currency: { type: 'string', pattern: '^[A-Z]{3}$' },
      },
      required: ['@type', 'value', 'currency'],
    },
    shippingDestination: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        properties: { ...ofType('DefinedRegion'), addressCountry: country },
        required: ['@type', 'addressCountry'],
      },
    },
    deliveryTime: {
      type: 'object',
      properties: { ...ofType('ShippingDeliveryTime'), transitTime: days },
      required: ['@type', 'transitTime'],
    },
  },
  required: ['@type', 'shippingRate', 'shippingDestination', 'deliveryTime'],
} as const;

const offer = {
  type: 'object',
  properties: {
    ...ofType('Offer'),
    url: absoluteUrl,
    price: { type: 'number', exclusiveMinimum: 0 },
    priceCurrency: { type: 'string', pattern: '^[A-Z]{3}$' },
    priceValidUntil: { type: 'string', format: 'date-time' },
    availability: {
      enum: ['InStock', 'OutOfStock', 'PreOrder'].map((name) => `https://schema.org/${name}`),
    },
    seller: {
      type: 'object',
      properties: { ...ofType('Organization'), name: text, url: absoluteUrl },
      required: ['@type', 'name', 'url'],
    },
    shippingDetails,
    hasMerchantReturnPolicy: returnPolicy,
  },
  required: [
    '@type',
    'url',
    'price',
    'priceCurrency',
    'availability',
    'seller',
    'hasMerchantReturnPolicy',
  ],
} as const;

const product = {
  type: 'object',
  properties: {
    ...withContext,
    ...ofType('Product'),
    name: text,
    description: text,
    sku: text,
    url: absoluteUrl,
    image: { type: 'array', minItems: 1, items: absoluteUrl },
    brand: {
      type: 'object',
      properties: { ...ofType('Brand'), name: text },
      required: ['@type', 'name'],
    },
    aggregateRating: {
      type: 'object',
      properties: {
        ...ofType('AggregateRating'),
        ratingValue: { type: 'number', minimum: 1, maximum: 5 },
        bestRating: { const: 5 },
        reviewCount: { type: 'integer', minimum: 1 },
      },
      required: ['@type', 'ratingValue', 'reviewCount'],
    },
    offers: offer,
  },
  required: ['@context', '@type', 'name', 'description', 'sku', 'image', 'offers'],
} as const;

const breadcrumbList = {
  type: 'object',
  properties: {
    ...withContext,
    ...ofType('BreadcrumbList'),
    itemListElement: {
      type: 'array',
      minItems: 2,
      items: {
        type: 'object',
        properties: {
          ...ofType('ListItem'),
          position: { type: 'integer', minimum: 1 },
          name: text,
          item: absoluteUrl,
        },
        required: ['@type', 'position', 'name', 'item'],
      },
    },
  },
  required: ['@context', '@type', 'itemListElement'],
} as const;

const article = {
  type: 'object',
  properties: {
    ...withContext,
    ...ofType('BlogPosting'),
    headline: { type: 'string', minLength: 1, maxLength: 110 },
    description: text,
    image: absoluteUrl,
    mainEntityOfPage: absoluteUrl,
    datePublished: { type: 'string', format: 'date' },
    author: {
      type: 'object',
      properties: { ...ofType('Person'), name: text },
      required: ['@type', 'name'],
    },
    publisher: {
      type: 'object',
      properties: { ...ofType('Organization'), name: text, logo: absoluteUrl },
      required: ['@type', 'name', 'logo'],
    },
  },
  required: [
    '@context',
    '@type',
    'headline',
    'description',
    'image',
    'mainEntityOfPage',
    'datePublished',
    'author',
    'publisher',
  ],
} as const;

const organization = {
  type: 'object',
  properties: {
    ...withContext,
    ...ofType('Organization'),
    '@id': absoluteUrl,
    name: text,
    url: absoluteUrl,
    logo: absoluteUrl,
    telephone: text,
    address: {
      type: 'object',
      properties: { ...ofType('PostalAddress'), streetAddress: text },
      required: ['@type', 'streetAddress'],
    },
    sameAs: { type: 'array', items: absoluteUrl },
    hasMerchantReturnPolicy: returnPolicy,
  },
  required: ['@context', '@type', 'name', 'url', 'logo', 'hasMerchantReturnPolicy'],
} as const;

const website = {
  type: 'object',
  properties: {
    ...withContext,
    ...ofType('WebSite'),
    name: text,
    url: absoluteUrl,
    potentialAction: {
      type: 'object',
      properties: {
        ...ofType('SearchAction'),
        target: {
          type: 'object',
          properties: {
            ...ofType('EntryPoint'),
            urlTemplate: { type: 'string', pattern: '^https?://[^{]+\\{search_term_string\\}$' },
          },
          required: ['@type', 'urlTemplate'],
        },
        'query-input': { const: 'required name=search_term_string' },
      },
      required: ['@type', 'target', 'query-input'],
    },
  },
  required: ['@context', '@type', 'name', 'url', 'potentialAction'],
} as const;

const questions = {
  type: 'object',
  properties: {
    ...withContext,
    ...ofType('FAQPage'),
    mainEntity: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        properties: {
          ...ofType('Question'),
          name: text,
          acceptedAnswer: {
            type: 'object',
            properties: { ...ofType('Answer'), text },
            required: ['@type', 'text'],
          },
        },
        required: ['@type', 'name', 'acceptedAnswer'],
      },
    },
  },
  required: ['@context', '@type', 'mainEntity'],
} as const;

export const GOOGLE_SCHEMAS: Readonly<Record<string, object>> = {
  Product: product,
  BreadcrumbList: breadcrumbList,
  BlogPosting: article,
  Organization: organization,
  WebSite: website,
  FAQPage: questions,
};
