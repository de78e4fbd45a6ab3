import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ORDERS_PATH, RETURN_POLICY_PATH } from '../../../lib/router/paths.ts';

/** A question with its answer, where it can be led to, and where the answer leads. */
export interface HelpQuestion {
  /** Its address on the page: `/support#cancel-order`. Never changes. */
  id: string;
  question: MessageDescriptor;
  answer: MessageDescriptor;
  /** Other words that shoppers search it by, apart by spaces. Never shown. */
  keywords: MessageDescriptor;
  link?: { href: string; label: MessageDescriptor };
  /** Makes sense only where several shops sell. */
  multiVendor?: boolean;
}

const orders = { href: ORDERS_PATH, label: msg`Order History` };
const policy = { href: RETURN_POLICY_PATH, label: msg`Return & Refund Policy` };

/** The one source of the help page's questions (CONT-02), by topic. */
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
        answer: msg`Order History lists your orders by state, from pending to delivered. Open one to see what has happened to it so far.`,
        keywords: msg`track tracking status parcel package shipment late`,
        link: orders,
      },
      {
        id: 'cancel-order',
        question: msg`Can I cancel an order?`,
        answer: msg`Yes, while it is pending: open the order and cancel it there. Once the shop has confirmed it, write to us instead.`,
        keywords: msg`change undo stop mistake`,
        link: orders,
      },
      {
        id: 'several-orders',
        question: msg`Why did one purchase become several orders?`,
        answer: msg`Every shop packs and sends what it sells by itself. So you get one order for each shop, each with its own delivery.`,
        keywords: msg`split shops sellers parcels`,
        multiVendor: true,
      },
      {
        id: 'delivery-cost',
        question: msg`What does delivery cost?`,
        answer: msg`The checkout shows delivery and taxes before you confirm anything.`,
        keywords: msg`shipping postage fee tax VAT`,
      },
    ],
  },
  {
    id: 'payment',
    title: msg`Paying`,
    questions: [
      {
        id: 'ways-to-pay',
        question: msg`How can I pay?`,
        answer: msg`The checkout offers every way that is open for your order: in cash when it is delivered, or online.`,
        keywords: msg`payment card cash PayPal`,
      },
      {
        id: 'payment-failed',
        question: msg`My online payment failed. Is my order lost?`,
        answer: msg`No. The order stays open and unpaid: open it in your Order History and pay from there.`,
        keywords: msg`declined error card retry unpaid`,
        link: orders,
      },
      {
        id: 'invoice',
        question: msg`Where do I find my invoice?`,
        answer: msg`Open the order in your Order History and choose “Download Invoice”.`,
        keywords: msg`bill receipt PDF`,
        link: orders,
      },
      {
        id: 'vouchers',
        question: msg`How do I use a voucher?`,
        answer: msg`Collect it in the cart, or type its code there. It counts from its smallest order amount and until its last day.`,
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
        question: msg`How do I send something back?`,
        answer: msg`Open the delivered order, choose what to return and say why. Photos help when something is damaged.`,
        keywords: msg`refund exchange broken damaged wrong`,
        link: policy,
      },
      {
        id: 'refund',
        question: msg`When do I get my money back?`,
        answer: msg`After what you sent back has arrived and been looked at. The return shows its state until then.`,
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
        answer: msg`Not to look around or to write to us. To keep favourites, fill a cart and order you log in.`,
        keywords: msg`register sign up guest`,
      },
      {
        id: 'forgot-password',
        question: msg`I forgot my password. What now?`,
        answer: msg`Choose “Log in”, then the link for a forgotten password. We send you a code with which you set a new one.`,
        keywords: msg`reset login sign in code`,
      },
      {
        id: 'become-seller',
        question: msg`Can I sell here?`,
        answer: msg`Yes: the link to become a seller stands at the top of every page.`,
        keywords: msg`seller vendor shop store`,
        multiVendor: true,
      },
    ],
  },
];
