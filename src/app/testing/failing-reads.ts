import { screen } from '@testing-library/react';
import { listAddresses, listAreas } from '../../api/generated/addresses.ts';
import { getCart, getCheckout } from '../../api/generated/cart.ts';
import {
  getFlashSale,
  getHome,
  getProduct,
  listCategories,
  listProducts,
  listRecentlyViewed,
  listReviews,
  listSubCategories,
} from '../../api/generated/catalogue.ts';
import { listConversations, listMessages } from '../../api/generated/chat.ts';
import { getBlog, getContact, getLegalPage, listBlogs } from '../../api/generated/content.ts';
import { getOrder, listOrders } from '../../api/generated/orders.ts';
import { getProfile } from '../../api/generated/profile.ts';
import { getReturn, listReturns } from '../../api/generated/returns.ts';
import { getSettings, listCountries } from '../../api/generated/settings.ts';
import { getShop, listShops } from '../../api/generated/shops.ts';
import { getTicket, listTicketIssueTypes, listTickets } from '../../api/generated/support.ts';
import { listShopVouchers } from '../../api/generated/vouchers.ts';
import { listFavourites } from '../../api/generated/wishlist.ts';
import type { Operation } from '../../test/failures.ts';
import { user } from '../../test/user.ts';
// Preloads lazy parts, so that tests do not depend on load time.
import '../../features/cart/components/voucher-dialog.tsx';
import '../../features/chat/chat-sidebar.tsx';
import '../../features/product-list/components/filter-drawer.tsx';
import '../../features/search/components/search-suggestions.tsx';
import '../../features/support/components/new-ticket-dialog.tsx';
import '../shell/menus/categories-menu.tsx';

/** Clicks the first button with the name. */
export const press = async (name: RegExp | string) => {
  const [button] = await screen.findAllByRole('button', { name });
  if (button) await user.click(button);
};

const search = () => user.type(screen.getByRole('combobox', { name: 'Search products' }), 'lamp');

/** A read on a screen. */
export interface FailingRead {
  url: string;
  read: Operation;
  /** Opens the part that sends it. */
  openPart?: () => Promise<void>;
}

/** Each read on each screen that uses it. */
export const READS: readonly FailingRead[] = [
  { url: '/', read: getHome },
  { url: '/products', read: listProducts },
  { url: '/products?search=zzzz', read: listProducts },
  { url: '/digital-products', read: listProducts },
  { url: '/most-popular', read: listProducts },
  { url: '/best-deal', read: listProducts },
  { url: '/categories/1', read: listProducts },
  { url: '/categories/1', read: listSubCategories },
  { url: '/categories/1', read: listCategories },
  { url: '/categories', read: listCategories },
  { url: '/flash-sale/1', read: getFlashSale },
  { url: '/products/3/details', read: getProduct },
  { url: '/shops', read: listShops },
  { url: '/shops/1', read: getShop },
  { url: '/shops/1', read: listProducts },
  { url: '/blogs', read: listBlogs },
  { url: '/blog/coffee-at-home-without-the-fuss', read: getBlog },
  { url: '/terms-and-conditions', read: getLegalPage },
  { url: '/about-us', read: getLegalPage },
  { url: '/page/our-story', read: getLegalPage },
  { url: '/contact-us', read: getContact },
  { url: '/cart', read: getCart },
  { url: '/cart', read: getCheckout },
  { url: '/checkout', read: getCart },
  { url: '/checkout', read: getCheckout },
  { url: '/checkout', read: listAddresses },
  { url: '/dashboard', read: getCart },
  { url: '/dashboard', read: listOrders },
  { url: '/dashboard', read: listFavourites },
  { url: '/dashboard', read: listAddresses },
  { url: '/dashboard', read: listRecentlyViewed },
  { url: '/profile', read: getProfile },
  { url: '/profile', read: listCountries },
  { url: '/wishlist', read: listFavourites },
  { url: '/wishlist', read: listRecentlyViewed },
  { url: '/wishlist', read: listProducts },
  { url: '/manage-address', read: listAddresses },
  { url: '/manage-address/new', read: listAreas },
  { url: '/manage-address/1/edit', read: listAddresses },
  { url: '/order-history', read: listOrders },
  { url: '/order-history/6', read: getOrder },
  { url: '/digital-product-order-history', read: listOrders },
  { url: '/digital-product-order-history/3', read: getOrder },
  { url: '/return-product/6', read: getOrder },
  { url: '/returned-order-history', read: listReturns },
  { url: '/returned-order-history/2', read: getReturn },
  { url: '/support-tickets', read: listTickets },
  { url: '/support-ticket/1012691', read: getTicket },
  { url: '/massages', read: listConversations },
  { url: '/massages?shop=7', read: listMessages },
  { url: '/', read: listRecentlyViewed },
  { url: '/products/3/details?tab=reviews', read: listReviews },
  { url: '/shops/1?tab=reviews', read: listReviews },
  { url: '/products', read: listCategories, openPart: () => press(/^Filter/) },
  { url: '/', read: getSettings },
  { url: '/checkout', read: getSettings },
  { url: '/flash-sale/1', read: listCategories },
  { url: '/products/3/details', read: listProducts, openPart: search },
  { url: '/about-us', read: listCategories, openPart: () => press('Categories') },
  { url: '/about-us', read: getCart, openPart: () => press(/^My Cart/) },
  { url: '/cart', read: listShopVouchers, openPart: () => press('Apply Store voucher') },
  { url: '/support-tickets', read: listTicketIssueTypes, openPart: () => press(/ticket/i) },
  { url: '/shops/1', read: listMessages, openPart: () => press(/^Chat with/) },
];
