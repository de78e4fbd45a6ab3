import { setupI18n } from '@lingui/core';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { listAddresses } from '../../api/generated/addresses.ts';
import { getOrder, listOrders } from '../../api/generated/orders.ts';
import type { OpenApp } from '../../api/testing/open-app.tsx';
import { createAuthFlow } from '../../features/auth/model/auth-flow.ts';
import { DEMO } from '../../features/checkout/testing/shopper.ts';
import { orderPath } from '../../lib/router/paths.ts';
import { mockLayout } from '../../test/mock-layout.ts';
import { openAppDialog, openPage, openAppWith401Handling } from '../testing/open-page.tsx';
import '../../features/auth/components/forgot-form.tsx';
import '../../features/auth/components/registration-form.tsx';
import '../../features/auth/components/reset-form.tsx';
import '../../features/reviews/review-dialog.tsx';
import '../../features/support/components/new-ticket-dialog.tsx';
import { fillField, user } from '../../test/user.ts';

beforeEach(mockLayout);

interface FormCase {
  address: string | ((app: OpenApp) => Promise<string>);
  label: RegExp;
  open?: (app: OpenApp) => Promise<void>;
}

const click = (role: string, name: string | RegExp) => async () => {
  const [button] = await screen.findAllByRole(role, { name });
  if (!button) throw new Error(`Failed to find "${String(name)}".`);
  await user.click(button);
};
const deliveredOrder = async (app: OpenApp) => {
  const { orders } = await app.api.client.call(listOrders, { order_status: 'delivered' });
  return orders[0]?.id ?? 0;
};
const openLogin = (app: OpenApp) => openAppDialog(app, 'login');
const openRegistration = async (app: OpenApp) => {
  await openLogin(app);
  await click('button', 'Sign Up')();
};

const CUSTOMER_FORMS: Record<string, FormCase> = {
  'a new address': { address: '/manage-address/new', label: /^Name/ },
  'a changed address': {
    address: async (app) => {
      const { addresses } = await app.api.client.call(listAddresses);
      return `/manage-address/${addresses[0]?.id}/edit`;
    },
    label: /^Address line 2/,
  },
  'the profile': { address: '/profile', label: /^Name/ },
  'a return': {
    address: async (app) => {
      const { orders } = await app.api.client.call(listOrders, { order_status: 'delivered' });
      for (const { id } of orders) {
        const { order } = await app.api.client.call(getOrder, { order_id: id });
        if (order.is_returnable) return `/return-product/${id}`;
      }
      throw new Error('Failed to find an order that can be returned.');
    },
    label: /^Reason/,
  },
  'a review': {
    address: async (app) => orderPath(await deliveredOrder(app)),
    label: /^Message/,
    open: click('button', /^Review/),
  },
  'a ticket': {
    address: '/support-tickets',
    label: /^Message/,
    open: click('button', 'Create ticket'),
  },
  'a message to the shop': { address: '/contact-us', label: /^Message/ },
};

const GUEST_FORMS: Record<string, FormCase> = {
  login: { address: '/categories', label: /^Email/, open: openLogin },
  registration: { address: '/categories', label: /^Full name/, open: openRegistration },
  'a forgotten password': {
    address: '/categories',
    label: /^Email address/,
    open: async (app) => {
      await openLogin(app);
      await click('button', 'Forgot Password?')();
    },
  },
  'a guest’s message': { address: '/contact-us', label: /^Message/ },
};

const TEXT = 'Half a sentence';

async function load(app: OpenApp, { address, open }: FormCase, locale = 'en') {
  cleanup();
  const page = app.reload();
  const path = typeof address === 'string' ? address : await address(app);
  await openPage(page, path, setupI18n({ locale, messages: { [locale]: {} } }));
  await open?.(page);
  return page;
}

async function typeInto(label: RegExp) {
  await fillField(await screen.findByLabelText(label), TEXT);
  expect(screen.getByLabelText(label)).toHaveValue(TEXT);
}

const stored = () => JSON.stringify([localStorage, sessionStorage]);

test.each(Object.entries(CUSTOMER_FORMS))(
  '@STATE-03 %s keeps its values after a reload, a language change and an expired session',
  async (_, form) => {
    let app = openAppWith401Handling();
    await app.signIn(DEMO);
    app = await load(app, form);
    await typeInto(form.label);

    app = await load(app, form);
    expect(await screen.findByLabelText(form.label)).toHaveValue(TEXT);
    expect(screen.getByText(/^We restored what you typed/)).toBeVisible();
    app = await load(app, form, 'fr');
    expect(await screen.findByLabelText(form.label)).toHaveValue(TEXT);

    act(() => app.session.endSession(app.session.getState().token));
    await waitFor(() => expect(app.session.getState().expiredUserId).not.toBeNull());
    await act(() => app.signIn(DEMO));
    if (form.open) await form.open(app);
    expect(await screen.findByLabelText(form.label)).toHaveValue(TEXT);

    act(() => app.session.signOut());
    expect(stored()).not.toContain(TEXT);
  },
);

test.each(Object.entries(GUEST_FORMS))(
  '@STATE-03 %s keeps its values after a reload and a language change',
  async (_, form) => {
    let app = openAppWith401Handling();
    app = await load(app, form);
    await typeInto(form.label);
    app = await load(app, form);
    expect(await screen.findByLabelText(form.label)).toHaveValue(TEXT);
    app = await load(app, form, 'fr');
    expect(await screen.findByLabelText(form.label)).toHaveValue(TEXT);
  },
);

describe('passwords', () => {
  const SECRET = 'top-secret-1';
  const FORMS: Record<string, FormCase & { isGuest?: true }> = {
    login: { address: '/categories', label: /^Password/, open: openLogin, isGuest: true },
    registration: {
      address: '/categories',
      label: /^Create a password/,
      open: openRegistration,
      isGuest: true,
    },
    'a new password': {
      address: '/categories',
      label: /^(New|Confirm) password/,
      open: async (app) => {
        await openLogin(app);
        act(() => app.get(createAuthFlow).goToStep('reset'));
      },
      isGuest: true,
    },
    'a changed password': {
      address: '/change-password',
      label: /^(Current|New|Confirm) password/,
    },
  };

  test.each(Object.entries(FORMS))('@STATE-03 of %s are never stored', async (_, form) => {
    let app = openAppWith401Handling();
    if (!form.isGuest) await app.signIn(DEMO);
    app = await load(app, form);
    for (const field of await screen.findAllByLabelText(form.label)) {
      await user.type(field, SECRET);
      expect(field).toHaveValue(SECRET);
    }
    expect(stored()).not.toContain(SECRET);
    await user.keyboard('{Enter}');
    expect(stored()).not.toContain(SECRET);
  });
});
