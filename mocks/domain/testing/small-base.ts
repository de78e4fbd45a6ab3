import type { BaseProduct, LocalisedText } from '../../fixtures/types.ts';
import type { Base, BaseShop } from '../../fixtures/base-data.ts';

/** Two shops and a few products with amounts that are easy to check by hand. */
export function smallBase(parts: Partial<Base> = {}): Base {
  return {
    seed: 1,
    settings: SETTINGS,
    countries: [{ id: 1, name: 'Jordan', phoneCode: '962' }],
    categories: [
      { id: 1, slug: 'kitchen', name: text('Kitchen', 'المطبخ'), picture: 'x', subCategories: [] },
      { id: 2, slug: 'books', name: text('Books', 'كتب'), picture: 'x', subCategories: [] },
    ],
    brands: [{ id: 1, name: 'Brewline' }],
    units: [{ id: 1, name: text('piece', 'قطعة') }],
    sizes: [{ id: 1, name: text('Large', 'كبير') }],
    colours: [{ id: 1, name: text('Red', 'أحمر'), code: '#ff0000' }],
    shops: [smallShop(1), smallShop(2)],
    products: [
      smallProduct(1, {
        discountPrice: 80,
        sizes: [{ id: 1, price: 5 }],
        colours: [{ id: 1, price: 2.5 }],
      }),
      smallProduct(2, { price: 50, stock: 2, sold: 40, ageMs: 500 }),
      smallProduct(3, { shopId: 2, price: 42, isDigital: true, categoryId: 2, rating: 5 }),
      smallProduct(4, { shopId: 2, price: 10, stock: 0 }),
    ],
    banners: [],
    ads: [],
    flashSales: [],
    content: {
      blogCategories: [],
      blogs: [],
      legalPages: [],
      contact: { phone: null, email: null, whatsapp: null, messenger: null },
      supportItems: [],
    },
    vouchers: [],
    ...parts,
  };
}

/** Defaults to shop 1, price 100 and ten in stock. */
export function smallProduct(id: number, parts: Partial<BaseProduct> = {}): BaseProduct {
  return {
    id,
    code: `CODE-${id}`,
    kind: 'moka-pot',
    isDigital: false,
    name: text(`Pot ${id}`, `إبريق ${id}`),
    shortDescription: text('Made of steel', 'من الفولاذ'),
    description: text('<p>Pot</p>', '<p>إبريق</p>'),
    keywords: text('pot', 'إبريق'),
    pictures: ['moka-pot-sand'],
    shopId: 1,
    categoryId: 1,
    subCategoryId: 1,
    brandId: 1,
    unitId: 1,
    price: 100,
    discountPrice: 0,
    stock: 10,
    sold: 0,
    sizes: [],
    colours: [],
    attachments: [],
    ratingCounts: [0, 0, 0, 0, 0],
    totalReviews: 0,
    rating: 0,
    ageMs: id * 1000,
    ...parts,
  };
}

function smallShop(id: number): BaseShop {
  return {
    id,
    slug: `shop-${id}`,
    name: `Shop ${id}`,
    logo: 'logo-cup-teal',
    banner: 'banner-moka-pot-teal',
    banners: [],
    shortDescription: text('Pots', 'أباريق'),
    description: text('<p>Pots</p>', '<p>أباريق</p>'),
    address: 'Potter Street 1',
    position: null,
    opensAt: '09:00',
    closesAt: '18:00',
    estimatedDelivery: '2-3 days',
    deliveryBands: [
      { from: 1, to: 3, charge: 30 },
      { from: 4, to: null, charge: 45 },
    ],
    orderPrefix: id === 1 ? 'RC' : 'BK',
    lastSeenAgeMs: 0,
    totalProducts: 2,
    totalCategories: 1,
    ratingCounts: [0, 0, 0, 0, 0],
    totalReviews: 0,
    rating: 5,
  };
}

function text(en: string, ar: string): LocalisedText {
  return { en, ar, fr: en, es: en };
}

const SETTINGS: Base['settings'] = {
  appName: 'Souk',
  appLocale: 'en',
  currencies: [{ id: 1, name: 'USD', symbol: '$', rateFromDefault: 1, isDefault: true }],
  currencyPosition: 'prefix',
  languages: [],
  paymentGateways: [],
  socialLinks: [],
  menus: [],
  footers: [],
  themeColours: {
    primary: '#000000',
    primary50: '#000000',
    primary100: '#000000',
    primary200: '#000000',
    primary300: '#000000',
    primary400: '#000000',
    primary500: '#000000',
    primary600: '#000000',
    primary700: '#000000',
    primary800: '#000000',
    primary900: '#000000',
    primary950: '#000000',
  },
  taxes: [{ id: 1, name: 'VAT', percentage: 10 }],
  deliveryAreas: [{ id: 1, name: 'Downtown', charge: 60 }],
  mobile: '',
  email: '',
  address: '',
  footerText: '',
  webLogo: 'logo',
  footerLogo: 'logo',
  appLogo: 'logo',
  footerQr: null,
  playStoreLink: '',
  appStoreLink: '',
};
