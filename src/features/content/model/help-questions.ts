import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ORDERS_PATH, RETURN_POLICY_PATH } from '../../../lib/router/paths.ts';

export interface HelpQuestion {
  /** The URL's hash, such as `/support#cancel-order`. Must not change. */
  id: string;
  question: MessageDescriptor;
  answer: MessageDescriptor;
  /** Synonyms separated by spaces, never shown. */
  keywords: MessageDescriptor;
  link?: { href: string; label: MessageDescriptor };
  isMultiVendorOnly?: boolean;
}

const orders = { href: ORDERS_PATH, label: msg`Order History` };
const policy = { href: RETURN_POLICY_PATH, label: msg`Return & Refund Policy` };

/** Questions of the help page, by topic (CONT-02). */
export const HELP_TOPICS: readonly {
  id: string;
  title: MessageDescriptor;
  questions: readonly HelpQuestion[];
}[] = [
  {
    id: 'orders',
    title: msg`Orders and delivery`,
    questions: [
      {
        id: 'track-order',
        question: msg`Where is my order?`,
        answer: msg`Open Order History and select your order. You’ll see every step, from pending to delivered.`,
        keywords: msg`track tracking status parcel package shipment late`,
        link: orders,
      },
      {
        id: 'cancel-order',
        question: msg`Can I cancel my order?`,
        answer: msg`Yes, while it’s pending: open the order and select “Cancel order”. Once the shop has confirmed it, contact us.`,
        keywords: msg`change undo stop mistake`,
        link: orders,
      },
      {
        id: 'several-orders',
        question: msg`Why was my purchase split into several orders?`,
        answer: msg`Each shop packs and ships its own products. So you get one order, and one delivery, per shop.`,
        keywords: msg`split shops sellers parcels`,
        isMultiVendorOnly: true,
      },
      {
        id: 'delivery-cost',
        question: msg`How much is delivery?`,
        answer: msg`It depends on the shop. Product pages and the cart show it.`,
        keywords: msg`shipping cost postage fee tax VAT`,
      },
    ],
  },
  {
    id: 'payment',
    title: msg`Payment`,
    questions: [
      {
        id: 'ways-to-pay',
        question: msg`How can I pay?`,
        answer: msg`Cash on delivery or online. Checkout shows the payment methods you can use for your order.`,
        keywords: msg`payment card cash PayPal`,
      },
      {
        id: 'payment-failed',
        question: msg`Payment failed. Is my order lost?`,
        answer: msg`No. Your order is saved as unpaid. Open it in Order History and select “Pay now”.`,
        keywords: msg`declined error card retry unpaid`,
        link: orders,
      },
      {
        id: 'invoice',
        question: msg`Where do I find my invoice?`,
        answer: msg`Open the order in Order History and select “Download invoice”.`,
        keywords: msg`bill receipt PDF`,
        link: orders,
      },
      {
        id: 'vouchers',
        question: msg`How do I use a voucher?`,
        answer: msg`Collect it in your cart, or enter its code at checkout.`,
        keywords: msg`coupon promo code discount`,
      },
    ],
  },
  {
    id: 'returns',
    title: msg`Returns and refunds`,
    questions: [
      {
        id: 'return-product',
        question: msg`How do I return an item?`,
        answer: msg`Open the delivered order and select “Return items”. Choose the items, say why and tell us where to pick them up.`,
        keywords: msg`send back refund exchange broken damaged wrong`,
        link: policy,
      },
      {
        id: 'refund',
        question: msg`When will I get my refund?`,
        answer: msg`Once the shop has received and checked the items. Follow each step under “Return Orders”.`,
        keywords: msg`refunded repayment money`,
        link: policy,
      },
    ],
  },
  {
    id: 'account',
    title: msg`Your account`,
    questions: [
      {
        id: 'need-account',
        question: msg`Do I need an account?`,
        answer: msg`Not to browse or to contact us. You need one to fill a cart, save a wishlist and order.`,
        keywords: msg`register sign up guest`,
      },
      {
        id: 'forgot-password',
        question: msg`I forgot my password. What now?`,
        answer: msg`Select “Log in”, then “Forgot Password?”. We’ll send you a code to set a new password.`,
        keywords: msg`reset login sign in code`,
      },
      {
        id: 'become-seller',
        question: msg`Can I sell here?`,
        answer: msg`Yes. Select “Become a Seller” at the top of any page.`,
        keywords: msg`seller vendor shop store`,
        isMultiVendorOnly: true,
      },
    ],
  },
];
