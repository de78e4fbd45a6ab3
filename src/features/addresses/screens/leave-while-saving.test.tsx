import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Link, Route } from 'wouter';
import { listAddresses } from '../../../api/generated/addresses.ts';
import { createAddress } from '../../../api/generated/addresses-mutations.ts';
import { openApp } from '../../../api/testing/open-app.tsx';
import { renderApp } from '../../../test/render-app.tsx';
import { fillField, user } from '../../../test/user.ts';
import { Screen as EditAddress } from './edit-address-screen.tsx';
import { Screen as NewAddress } from './new-address-screen.tsx';

const NEW_PATH = '/manage-address/new';
const EDIT_PATH = '/manage-address/:id/edit';

const press = (name: string) => user.click(screen.getByRole('button', { name }));
const follow = (name: string) => user.click(screen.getByRole('link', { name }));

/** Opens a page with a link to a product. `findPath` may add an address first. */
async function open(findPath: (id: number) => string = () => NEW_PATH) {
  const app = openApp();
  await app.signIn('new@souk.example');
  const body = {
    name: 'Nora',
    phone: '01700000001',
    address_line: '12 Harbour Street',
    address_type: 'home',
    is_default: false,
  };
  const { data } = await app.api.client.call(createAddress, { body });
  app.sent.length = 0;
  return renderApp(
    app,
    <>
      <Link href="/product/lamp">Lamp</Link>
      <Link href={NEW_PATH}>Another address</Link>
      <Route path={NEW_PATH}>
        <NewAddress />
      </Route>
      <Route path={EDIT_PATH}>{({ id }) => <EditAddress params={{ id }} />}</Route>
    </>,
    findPath(data.address.id),
  );
}

test('stays on the page opened while a new address is being saved', async () => {
  const { delayRequests, visited } = await open();
  await fillField(screen.getByLabelText(/^Address line 1/), '1 Hill Road');
  const release = delayRequests('/api/address/store');
  await press('Save address');
  await follow('Lamp');
  release();
  expect(await screen.findByText('Address added')).toBeVisible();
  expect(visited.at(-1)).toBe('/product/lamp');
});

test('stays on the page opened while an address is being updated', async () => {
  const { delayRequests, visited } = await open((id) => `/manage-address/${id}/edit`);
  await fillField(await screen.findByLabelText(/^Name/), 'Nora Lind');
  const release = delayRequests('/update');
  await press('Save changes');
  await follow('Lamp');
  release();
  expect(await screen.findByText('Address updated')).toBeVisible();
  expect(visited.at(-1)).toBe('/product/lamp');
});

test('stays on the page opened while an address is being deleted', async () => {
  const { delayRequests, visited } = await open((id) => `/manage-address/${id}/edit`);
  await user.click(await screen.findByRole('button', { name: 'Delete address for Nora' }));
  const release = delayRequests('/delete');
  await user.click(await screen.findByRole('button', { name: 'Delete address' }));
  await user.click(screen.getByRole('link', { name: 'Lamp', hidden: true }));
  release();
  expect(await screen.findByText('Address deleted')).toBeVisible();
  expect(visited.at(-1)).toBe('/product/lamp');
});

test('does not create an address again from the form reopened while it is being saved', async () => {
  const app = await open();
  await fillField(screen.getByLabelText(/^Address line 1/), '1 Hill Road');
  const release = app.delayRequests('/api/address/store');
  await press('Save address');
  await follow('Lamp');
  await follow('Another address');
  expect(screen.queryByText(/It isn’t saved yet/)).toBeNull();
  await press('Save address');
  release();
  await waitFor(() => expect(screen.getByLabelText(/^Address line 1/)).toHaveValue(''));
  expect(app.calls().filter((call) => call === 'POST /api/address/store')).toHaveLength(1);
  expect((await app.api.client.call(listAddresses)).addresses).toHaveLength(2);
});
