import { screen, within } from '@testing-library/react';
import { inject } from 'vitest';
import type { OpenApp } from '../../api/testing/open-app.tsx';
import {
  createAddress,
  deleteAddress,
  updateAddress,
} from '../../api/generated/addresses-mutations.ts';
import {
  exchangeSocialToken,
  login,
  register,
  resetPassword,
  sendOtp,
  verifyOtp,
} from '../../api/generated/auth-mutations.ts';
import {
  addToCart,
  decrementCartLine,
  incrementCartLine,
  removeFromCart,
} from '../../api/generated/cart-mutations.ts';
import { sendMessage, startConversation } from '../../api/generated/chat-mutations.ts';
import { sendContactMessage } from '../../api/generated/content-mutations.ts';
import {
  cancelOrder,
  createPayment,
  placeOrder,
  reorder,
  reviewProduct,
} from '../../api/generated/orders-mutations.ts';
import { changePassword, updateProfile } from '../../api/generated/profile-mutations.ts';
import { returnOrder } from '../../api/generated/returns-mutations.ts';
import { createTicket, sendTicketMessage } from '../../api/generated/support-mutations.ts';
import { collectVoucher } from '../../api/generated/vouchers-mutations.ts';
import { toggleFavourite } from '../../api/generated/wishlist-mutations.ts';
import { listTickets } from '../../api/generated/support.ts';
import { mockGoogle } from '../../features/auth/testing/mock-providers.ts';
import { chooseCountry } from '../../features/auth/testing/render-auth.tsx';
import { DEMO, fillCart } from '../../features/checkout/testing/shopper.ts';
import { ticketPath } from '../../lib/router/paths.ts';
import type { Operation } from '../../test/failures.ts';
import { fillField, user } from '../../test/user.ts';
import { press } from './failing-reads.ts';
// Preloads lazy parts, so that tests do not depend on load time.
import '../../features/auth/components/forgot-code-form.tsx';
import '../../features/auth/components/forgot-form.tsx';
import '../../features/auth/components/registration-form.tsx';
import '../../features/auth/components/reset-form.tsx';
import '../../features/cart/components/voucher-dialog.tsx';
import '../../features/chat/chat-sidebar.tsx';
import '../../features/orders/components/cancel-order-dialog.tsx';
import '../../features/orders/components/reorder-dialog.tsx';
import '../../features/payment/payment-dialog.tsx';
import '../../features/reviews/review-dialog.tsx';
import '../../features/support/components/new-ticket-dialog.tsx';

const fill = async (label: RegExp, text: string) => {
  const [field] = await screen.findAllByLabelText(label);
  if (field) await fillField(field, text);
};
const confirm = async (name: string) => {
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name }));
};

interface FailingWrite {
  write: Operation;
  url: string | ((app: OpenApp) => Promise<string>);
  isGuest?: true;
  /** Default: signs in. */
  prepare?: (app: OpenApp) => Promise<unknown>;
  /** Opens and fills in the form. */
  fillIn?: (app: OpenApp) => Promise<unknown>;
  send: () => Promise<unknown>;
}

const inCart = (app: OpenApp) => fillCart(app, DEMO);

const openLogin = () => press('Log in');
const openDialog = (name: string) => screen.findByRole('dialog', { name });
async function enterForgottenEmail() {
  await openLogin();
  await press('Forgot Password?');
  await fill(/^Email address/, 'new@souk.example');
}
async function requestCode() {
  await enterForgottenEmail();
  await press('Send OTP');
  await screen.findByLabelText('Digit 1 of 4');
}

export const WRITES: readonly FailingWrite[] = [
  {
    write: login,
    url: '/about-us',
    isGuest: true,
    async fillIn() {
      await openLogin();
      await fill(/^Email or phone/, 'demo@souk.example');
      await fill(/^Password/, 'secret');
    },
    send: async () =>
      user.click(within(await openDialog('Welcome!')).getByRole('button', { name: 'Log in' })),
  },
  {
    write: register,
    url: '/about-us',
    isGuest: true,
    async fillIn() {
      await openLogin();
      await press('Sign Up');
      await fill(/^Full name/, 'Lina Berg');
      await chooseCountry('Sweden');
      await fill(/^Phone number/, '0701234567');
      await fill(/^Email/, 'lina@souk.example');
      await fill(/^Create a password/, 'secret');
    },
    send: () => press('Create account'),
  },
  {
    write: sendOtp,
    url: '/about-us',
    isGuest: true,
    fillIn: enterForgottenEmail,
    send: () => press('Send OTP'),
  },
  {
    write: verifyOtp,
    url: '/about-us',
    isGuest: true,
    async fillIn() {
      await requestCode();
      await user.paste('1234');
    },
    send: () => press('Confirm OTP'),
  },
  {
    write: exchangeSocialToken,
    url: '/about-us',
    isGuest: true,
    async fillIn() {
      mockGoogle(({ state, callback }) => callback({ code: 'a-code', state }));
      await openLogin();
    },
    send: () => press('Continue with Google'),
  },
  {
    write: resetPassword,
    url: '/about-us',
    isGuest: true,
    async fillIn(app) {
      await requestCode();
      const response = await fetch(`${inject('mockUrl')}/__mock/worlds/${app.world}/codes`);
      const [first] = (await response.json()) as { code: string }[];
      await user.paste(first?.code ?? '');
      await press('Confirm OTP');
      await fill(/^New password/, 'new secret');
      await fill(/^Confirm/, 'new secret');
    },
    send: () => press('Reset Password'),
  },
  {
    write: updateProfile,
    url: '/profile',
    fillIn: () => fill(/^(Full name|Name)/, 'Amira H.'),
    send: () => press('Update profile'),
  },
  {
    write: changePassword,
    url: '/change-password',
    async fillIn() {
      await fill(/^Current password/, 'secret');
      await fill(/^New password/, 'new secret');
      await fill(/^Confirm/, 'new secret');
    },
    send: () => press('Update password'),
  },
  {
    write: createAddress,
    url: '/manage-address/new',
    async fillIn() {
      await fill(/^Name/, 'Nora Lind');
      await fill(/^Phone/, '01700000001');
      await fill(/^Address line 1/, '12 Harbour Street');
    },
    send: () => press('Save address'),
  },
  {
    write: updateAddress,
    url: '/manage-address/1/edit',
    fillIn: () => fill(/^Name/, 'Nora Lind'),
    send: () => press('Save changes'),
  },
  {
    write: deleteAddress,
    url: '/manage-address',
    fillIn: () => press(/^Delete address for/),
    send: () => confirm('Delete address'),
  },
  { write: addToCart, url: '/products/3/details', send: () => press('Add to cart') },
  {
    write: incrementCartLine,
    url: '/cart',
    prepare: inCart,
    send: () => press(/^Increase quantity of/),
  },
  {
    write: decrementCartLine,
    url: '/cart',
    prepare: inCart,
    send: () => press(/^Decrease quantity of/),
  },
  { write: removeFromCart, url: '/cart', prepare: inCart, send: () => press(/^Remove /) },
  {
    write: placeOrder,
    url: '/checkout',
    prepare: inCart,
    async fillIn() {
      await user.click(await screen.findByText(/^Add delivery instructions/));
      await fill(/^Delivery instructions/, 'Ring twice');
    },
    send: () => press('Place order'),
  },
  {
    write: reviewProduct,
    url: '/order-history/6',
    async fillIn() {
      await press(/^Review|^Rate/);
      await user.click(await screen.findByRole('radio', { name: '4 stars' }));
      await fill(/^Message/, 'Fits well.');
    },
    send: () => press('Submit review'),
  },
  {
    write: returnOrder,
    url: '/return-product/6',
    async fillIn() {
      await fill(/^Bank account number/, 'AE07 0331');
      await fill(/^Pickup address/, 'Villa 12, Dubai');
      await fill(/^Reason for return/, 'Too small');
    },
    send: () => press('Request return'),
  },
  {
    write: createTicket,
    url: '/support-tickets',
    async fillIn() {
      await press('Create ticket');
      await screen.findByRole('option', { name: 'Delivery' });
      await fill(/^Issue type/, 'Delivery');
      await fill(/^Subject/, 'A parcel');
      await fill(/^Message/, 'Who has it?');
    },
    send: () => press('Submit ticket'),
  },
  {
    write: cancelOrder,
    url: '/order-history/11',
    async send() {
      // A refused order cannot be cancelled.
      const dialog = screen.queryByRole('alertdialog');
      const close = dialog && within(dialog).queryByText('Close');
      if (close) await user.click(close);
      if (!screen.queryByRole('alertdialog')) await press('Cancel order');
      await confirm('Cancel order');
    },
  },
  {
    write: reorder,
    url: '/order-history/6',
    async fillIn() {
      await press('Order again');
      await user.click(await screen.findByRole('radio', { name: /^Cash/ }));
    },
    send: () => press('Place order'),
  },
  {
    write: createPayment,
    url: '/order-history/11',
    async fillIn() {
      await press('Pay now');
      await user.click(await screen.findByRole('radio', { name: /^PayPal/ }));
    },
    send: async () =>
      user.click(
        await within(await screen.findByRole('dialog')).findByRole('button', { name: /^Pay \S/ }),
      ),
  },
  { write: toggleFavourite, url: '/products/3/details', send: () => press(/^Save .* to wishlist/) },
  {
    write: collectVoucher,
    url: '/cart',
    prepare: inCart,
    fillIn: () => press('Apply Store voucher'),
    send: () => press('Collect'),
  },
  {
    write: startConversation,
    url: '/shops/1',
    send: () => press(screen.queryByRole('button', { name: 'Retry' }) ? 'Retry' : /^Chat with/),
  },
  {
    write: sendMessage,
    url: '/massages?shop=7',
    send: async () => {
      if (screen.queryByRole('button', { name: 'Retry' })) return press('Retry');
      await user.type(
        await screen.findByRole('textbox', { name: 'Type a message' }),
        'Is it blue?{Enter}',
      );
    },
  },
  {
    write: sendTicketMessage,
    url: async ({ api }) => {
      const { support_tickets: tickets } = await api.client.call(listTickets);
      return ticketPath(
        tickets.find(({ subject }) => subject === 'A part is missing')?.ticket_no ?? 0,
      );
    },
    send: async () => {
      if (screen.queryByRole('button', { name: 'Retry' })) return press('Retry');
      await fill(/^Your reply/, 'Still not here.');
      await press('Send');
    },
  },
  {
    write: sendContactMessage,
    url: '/contact-us',
    async fillIn() {
      await fill(/^Full name/, 'Omar Said');
      await fill(/^Phone number/, '+971 50 123');
      await fill(/^Subject/, 'A lamp');
      await fill(/^Message/, 'Is it still available?');
    },
    send: () => press('Send'),
  },
];
