import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { listAddresses } from '../../../api/generated/addresses.ts';
import { createAddress, deleteAddress } from '../../../api/generated/addresses-mutations.ts';
import { openApp, type OpenApp } from '../../../api/testing/open-app.tsx';
import { watchRequestBodies } from '../../../test/watch-request-bodies.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { Screen as Addresses } from './addresses-screen.tsx';
import { Screen as EditAddress } from './edit-address-screen.tsx';
import { Screen as NewAddress } from './new-address-screen.tsx';
import { fillField, user } from '../../../test/user.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const UNVERIFIED_EMAIL = 'new@souk.example';

async function loadAddresses(app: OpenApp) {
  return (await app.api.client.call(listAddresses)).addresses;
}

async function addAddress(app: OpenApp, name: string, is_default = false) {
  const body = {
    name,
    phone: '01700000001',
    address_line: '12 Harbour Street',
    address_type: 'office',
    is_default,
  };
  const { data } = await app.api.client.call(createAddress, { body });
  return data.address;
}

const field = (label: RegExp) => screen.getByLabelText(label);
const fill = (label: RegExp, value: string) => fillField(field(label), value);
const press = (name: string) => user.click(screen.getByRole('button', { name }));

async function fillAll() {
  await fill(/^Name/, 'Nora Lind');
  await fill(/^Phone/, '+٠1700 000-001');
  await fill(/^Address line 1/, '12 Harbour Street');
  await fill(/^Address line 2/, 'Second yard');
  await fill(/^Area/, 'Old Town');
  await fill(/^Flat/, '4 B');
  await fill(/^Postal code/, '11121');
  await user.click(screen.getByRole('radio', { name: 'Office' }));
  await user.click(screen.getByRole('checkbox', { name: 'Set as default address' }));
}

const ALL = {
  name: 'Nora Lind',
  phone: '01700000001',
  address_line: '12 Harbour Street',
  address_line2: 'Second yard',
  area: 'Old Town',
  flat_no: '4 B',
  post_code: '11121',
  address_type: 'office',
  is_default: true,
};

test('@ADDR-01 lists the default address first and marks it', async () => {
  const app = openApp();
  await app.signIn(UNVERIFIED_EMAIL);
  await addAddress(app, 'First');
  await addAddress(app, 'Chosen', true);
  await addAddress(app, 'Last');
  renderApp(app, <Addresses />, '/manage-address');
  const cards = await screen.findAllByRole('listitem');
  expect(screen.getByRole('link', { name: 'Add address' })).toBeVisible();
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Chosen',
    'Last',
    'First',
  ]);
  expect(within(cards[0] as HTMLElement).getByText('Default address')).toBeVisible();
  expect(screen.getAllByText('Default address')).toHaveLength(1);
  expect(screen.getAllByText(/12 Harbour Street/)).toHaveLength(3);
});

test('@ADDR-01 shows an empty state with a link to add an address', async () => {
  const app = openApp();
  await app.signIn(UNVERIFIED_EMAIL);
  renderApp(app, <Addresses />, '/manage-address');
  expect(await screen.findByText('No saved addresses yet')).toBeVisible();
  expect(screen.getByText('Add address')).toBeVisible();
});

test('can retry when the list fails to load', async () => {
  const app = openApp();
  await app.signIn();
  await app.fail({ operation: 'listAddresses', status: 500, times: 1 });
  renderApp(app, <Addresses />, '/manage-address');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect((await screen.findAllByRole('listitem')).length).toBeGreaterThan(1);
});

test('@ADDR-01 makes another address the default and keeps its data; shows a failure in its card', async () => {
  const app = openApp();
  await app.signIn(UNVERIFIED_EMAIL);
  await addAddress(app, 'Chosen', true);
  const other = await addAddress(app, 'Other');
  await app.fail({ operation: 'updateAddress', status: 422, times: 1 });
  renderApp(app, <Addresses />, '/manage-address');
  const name = 'Set address for Other as default';
  await user.click(await screen.findByRole('button', { name }));
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  await press(name);
  expect(await screen.findByText('Address updated')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
  expect(screen.getByRole('heading', { name: 'Other' })).toHaveFocus();
  const [first, second] = await loadAddresses(app);
  expect(first).toEqual({ ...other, is_default: true, latitude: null });
  expect(second).toMatchObject({ name: 'Chosen', is_default: false });
});

test('@ADDR-01 deletes an address after a confirmation; shows why one with orders cannot be deleted', async () => {
  const app = openApp();
  await app.signIn();
  const [used] = await loadAddresses(app);
  const spare = await addAddress(app, 'Spare');
  if (!used)
    throw new Error('Failed to find an address of the demo customer. Look at the fixtures.');
  renderApp(app, <Addresses />, '/manage-address');
  await user.click(await screen.findByRole('button', { name: 'Delete address for Spare' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete this address?' });
  expect(dialog).toHaveTextContent('It will be removed from your account.');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(app.calls()).not.toContain(`DELETE /api/address/${spare.id}/delete`);

  await press('Delete address for Spare');
  await user.click(await screen.findByRole('button', { name: 'Delete address' }));
  expect(await screen.findByText('Address deleted')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Spare')).toBeNull());

  const [card] = screen.getAllByRole('button', { name: `Delete address for ${used.name}` });
  if (card) await user.click(card);
  await user.click(await screen.findByRole('button', { name: 'Delete address' }));
  const refusal = await screen.findByRole('alertdialog');
  expect(await within(refusal).findByRole('alert')).toHaveTextContent(
    'address can not be deleted because it has orders',
  );
});

test('@ADDR-01 an address that was already deleted elsewhere counts as deleted', async () => {
  const app = openApp();
  await app.signIn(UNVERIFIED_EMAIL);
  const { id } = await addAddress(app, 'Spare');
  renderApp(app, <Addresses />, '/manage-address');
  await user.click(await screen.findByRole('button', { name: 'Delete address for Spare' }));
  await app.api.client.call(deleteAddress, { id });
  await user.click(await screen.findByRole('button', { name: 'Delete address' }));
  expect(await screen.findByText('Address deleted')).toBeVisible();
  expect(await screen.findByText('No saved addresses yet')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('@A11Y-01 the focus moves on when an address is deleted, also the last one', async () => {
  const app = openApp();
  await app.signIn(UNVERIFIED_EMAIL);
  await addAddress(app, 'Chosen', true);
  await addAddress(app, 'Other');
  renderApp(app, <Addresses />, '/manage-address');
  await user.click(await screen.findByRole('button', { name: 'Delete address for Chosen' }));
  await user.click(await screen.findByRole('button', { name: 'Delete address' }));
  await waitFor(() => expect(screen.queryByText('Chosen')).toBeNull());
  const next = screen.getByRole('link', { name: 'Edit address for Other' });
  await waitFor(() => expect(next).toHaveFocus());

  await press('Delete address for Other');
  await user.click(await screen.findByRole('button', { name: 'Delete address' }));
  await screen.findByText('No saved addresses yet');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Add address' })).toHaveFocus());
});

test('@ADDR-01 saves every field of a new address and navigates to the list', async () => {
  const app = openApp();
  await app.signIn(UNVERIFIED_EMAIL);
  const bodies = watchRequestBodies('/api/address/store');
  const { visited } = renderApp(app, <NewAddress />, '/manage-address/new');
  expect(screen.getByRole('radio', { name: 'Home' })).toBeChecked();
  await fillAll();
  await press('Save address');
  await waitFor(() => expect(visited.at(-1)).toBe('/manage-address'));
  expect(bodies).toEqual([ALL]);
  expect(await screen.findByText('Address added')).toBeVisible();
});

test('@ADDR-01 creates no second address when the response to the first attempt was lost', async () => {
  const app = openApp();
  await app.signIn();
  const { length } = await loadAddresses(app);
  const real = globalThis.fetch;
  let isCut = true;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await real(input, init);
    if (!isCut || !(input instanceof Request) || !input.url.endsWith('/store')) return response;
    isCut = false;
    throw new TypeError('Failed to fetch');
  });
  const { visited } = renderApp(app, <NewAddress />, '/manage-address/new');
  await fillAll();
  const defaultBox = screen.getByRole('checkbox', { name: 'Set as default address' });
  await user.click(defaultBox);
  await press('Save address');
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t connect');
  await user.click(defaultBox);
  await press('Save address');
  expect(await screen.findByText('Address added')).toBeVisible();
  expect(visited.at(-1)).toBe('/manage-address');
  const addresses = await loadAddresses(app);
  expect(addresses).toHaveLength(length + 1);
  // Chosen after the lost response.
  expect(addresses.find(({ is_default: isDefault }) => isDefault)?.name).toBe(ALL.name);
});

test('@ADDR-01 validates fields on blur and on submit and focuses the first invalid one', async () => {
  const app = openApp();
  await app.signIn(UNVERIFIED_EMAIL);
  renderApp(app, <NewAddress />, '/manage-address/new');
  await fill(/^Phone/, '123');
  expect(screen.queryByText(/must have at least/)).toBeNull();
  await user.tab();
  expect(field(/^Phone/)).toHaveAccessibleDescription(
    'The phone field must have at least 9 digits.',
  );
  await fill(/^Phone/, '12345678901234567');
  await user.tab();
  expect(field(/^Phone/)).toHaveAccessibleDescription(
    'The phone field must not have more than 16 digits.',
  );
  await fill(/^Phone/, '');
  await user.tab();
  expect(field(/^Phone/)).toHaveAccessibleDescription('Enter your phone number.');
  await fill(/^Name/, ' ');
  await press('Save address');
  expect(field(/^Name/)).toHaveFocus();
  expect(field(/^Name/)).toHaveAccessibleDescription('Enter your name.');
  expect(field(/^Address line 1/)).toHaveAccessibleDescription('Enter address line 1.');
  expect(app.calls()).not.toContain('POST /api/address/store');
});

test('@ADDR-01 shows the server’s error under a field until the field changes and keeps the input', async () => {
  const app = openApp();
  await app.signIn(UNVERIFIED_EMAIL);
  const real = globalThis.fetch;
  let shouldReject = true;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = input instanceof Request ? input.url : '';
    if (!shouldReject || !url.endsWith('/api/address/store')) return real(input, init);
    shouldReject = false;
    const errors = { area: ['The area is unknown.'], phone: ['The phone is wrong.'] };
    return Response.json({ message: 'The phone is wrong.', errors }, { status: 422 });
  });
  renderApp(app, <NewAddress />, '/manage-address/new');
  await fillAll();
  await press('Save address');
  await waitFor(() => expect(field(/^Area/)).toHaveAccessibleDescription('The area is unknown.'));
  expect(field(/^Phone/)).toHaveAccessibleDescription('The phone is wrong.');
  expect(field(/^Phone/)).toHaveFocus();
  expect(field(/^Flat/)).toHaveValue('4 B');
  await fill(/^Area/, 'New Town');
  expect(field(/^Area/)).not.toHaveAccessibleDescription();
});

test('@ADDR-01 shows other errors above the form and restores the draft after a reload', async () => {
  const app = openApp();
  await app.signIn(UNVERIFIED_EMAIL);
  await app.fail({ operation: 'createAddress', status: 500, times: 1 });
  renderApp(app, <NewAddress />, '/manage-address/new');
  await fillAll();
  await fill(/^Name/, 'Someone else');
  await press('Save address');
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side.');
  cleanup();

  renderApp(app, <NewAddress />, '/manage-address/new');
  expect(field(/^Name/)).toHaveValue('Someone else');
  expect(screen.getByRole('radio', { name: 'Office' })).toBeChecked();
  expect(screen.getByText('We restored what you typed. It isn’t saved yet.')).toBeVisible();
  await press('Start over');
  expect(field(/^Address line 1/)).toHaveValue('');
  cleanup();
  renderApp(app, <NewAddress />, '/manage-address/new');
  expect(field(/^Address line 1/)).toHaveValue('');
  // Known from the account.
  expect(field(/^Name/)).toHaveValue('Nora Lind');
  expect(field(/^Phone/)).toHaveValue('01700000001');
});

test('@ADDR-01 loads the address of a deep link to the edit page and saves the change', async () => {
  const app = openApp();
  await app.signIn(UNVERIFIED_EMAIL);
  const saved = await addAddress(app, 'Nora');
  const path = `/manage-address/${saved.id}/edit`;
  const { visited } = renderApp(app, <EditAddress params={{ id: String(saved.id) }} />, path);
  expect(await screen.findByLabelText(/^Name/)).toHaveValue('Nora');
  await fillAll();
  await press('Save changes');
  await waitFor(() => expect(visited.at(-1)).toBe('/manage-address'));
  expect(await screen.findByText('Address updated')).toBeVisible();
  expect((await loadAddresses(app))[0]).toMatchObject({ ...ALL, id: saved.id });
});

test('@ADDR-01 shows "not found" for an unknown address; can retry when the list fails to load', async () => {
  const app = openApp();
  await app.signIn(UNVERIFIED_EMAIL);
  const saved = await addAddress(app, 'Nora');
  await app.fail({ operation: 'listAddresses', status: 500, times: 1 });
  renderApp(app, <EditAddress params={{ id: String(saved.id) }} />);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText(/^Name/)).toHaveValue('Nora');
  cleanup();
  renderApp(app, <EditAddress params={{ id: '99999' }} />);
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('@ADDR-01 navigates to the list after deleting from the edit page', async () => {
  const app = openApp();
  await app.signIn(UNVERIFIED_EMAIL);
  const saved = await addAddress(app, 'Nora');
  const { visited } = renderApp(app, <EditAddress params={{ id: String(saved.id) }} />);
  await user.click(await screen.findByRole('button', { name: 'Delete address for Nora' }));
  await user.click(await screen.findByRole('button', { name: 'Delete address' }));
  await waitFor(() => expect(visited.at(-1)).toBe('/manage-address'));
});

test('sets an autocomplete token on every field', async () => {
  const app = openApp();
  await app.signIn(UNVERIFIED_EMAIL);
  renderApp(app, <NewAddress />);
  const tokens = screen
    .getAllByRole<HTMLInputElement>('textbox')
    .map(({ name, autocomplete }) => `${name}: ${autocomplete}`);
  expect(tokens).toEqual([
    'name: name',
    'phone: tel',
    'address_line: address-line1',
    'address_line2: address-line2',
    'flat_no: address-line3',
    'area: address-level2',
    'post_code: postal-code',
  ]);
});
