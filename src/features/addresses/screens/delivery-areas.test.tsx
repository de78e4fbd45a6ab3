import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { listAddresses } from '../../../api/generated/addresses.ts';
import { createAddress } from '../../../api/generated/addresses-mutations.ts';
import { openApp, type OpenApp } from '../../../api/testing/open-app.tsx';
import { renderApp } from '../../../test/render-app.tsx';
import { fillField, user } from '../../../test/user.ts';
import { watchRequestBodies } from '../../../test/watch-request-bodies.ts';
import { Screen as Addresses } from './addresses-screen.tsx';
import { Screen as EditAddress } from './edit-address-screen.tsx';
import { Screen as NewAddress } from './new-address-screen.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'geolocation');
});

const CUSTOMER = 'new@souk.example';
const STORE = '/api/address/store';
const AREAS = 'GET /api/areas';
const HOME = {
  name: 'Nora Lind',
  phone: '01700000001',
  address_line: '12 Harbour Street',
  address_type: 'home',
};

/** Opens the app on a release, signed in as a customer without addresses. */
async function openRelease(
  scenario: string,
  options?: Parameters<typeof openApp>[0],
): Promise<OpenApp> {
  const app = openApp(options);
  const response = await fetch(`${inject('mockUrl')}/__mock/worlds/${app.world}`, {
    method: 'PUT',
    body: JSON.stringify({ scenario }),
  });
  expect(response.status, await response.text()).toBe(200);
  await app.signIn(CUSTOMER);
  return app;
}

async function addAddress(app: OpenApp, more: object = {}) {
  const body = { ...HOME, area_id: 2, latitude: 25.1, longitude: 55.2, ...more };
  const { data } = await app.api.client.call(createAddress, { body });
  app.sent.length = 0;
  return data.address;
}

const areaField = () => screen.findByRole('combobox', { name: /^Delivery area/ });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const countAreaCalls = (app: OpenApp) => app.calls().filter((call) => call === AREAS).length;

async function fillRequired() {
  await fillField(screen.getByLabelText(/^Name/), HOME.name);
  await fillField(screen.getByLabelText(/^Phone/), HOME.phone);
  await fillField(screen.getByLabelText(/^Address line 1/), HOME.address_line);
}

/** Stubs the browser's location; `position` is missing if the shopper blocks it. */
function stubLocation(position?: { latitude: number; longitude: number }) {
  const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>((onFound, onFailure) => {
    if (position) onFound({ coords: position } as GeolocationPosition);
    else onFailure?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError);
  });
  const value = { getCurrentPosition };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value });
  return getCurrentPosition;
}

test('@ADDR-01 adds an address with a delivery area and no position on R3', async () => {
  const app = await openRelease('r3');
  const locate = stubLocation({ latitude: 25.2, longitude: 55.3 });
  const bodies = watchRequestBodies(STORE);
  const { visited } = renderApp(app, <NewAddress />, '/manage-address/new');
  const select = await areaField();
  expect(select).toBeRequired();
  expect(screen.queryByRole('textbox', { name: /^Area/ })).toBeNull();
  await fillRequired();
  await press('Save address');
  expect(select).toHaveAccessibleDescription('Choose a delivery area.');
  expect(select).toHaveFocus();
  expect(bodies).toEqual([]);

  await user.selectOptions(select, 'Deira');
  await press('Save address');
  await waitFor(() => expect(visited.at(-1)).toBe('/manage-address'));
  expect(bodies).toEqual([
    expect.objectContaining({ ...HOME, area: 'Deira', area_id: 2, latitude: 0, longitude: 0 }),
  ]);
  expect(locate).not.toHaveBeenCalled();
  const { addresses } = await app.api.client.call(listAddresses);
  expect(addresses).toMatchObject([{ area: 'Deira', area_id: 2 }]);
});

test('@ADDR-01 sends the position of the browser after “Use my location”', async () => {
  const app = await openRelease('r4');
  const locate = stubLocation({ latitude: 25.2, longitude: 55.3 });
  const bodies = watchRequestBodies(STORE);
  const { visited } = renderApp(app, <NewAddress />, '/manage-address/new');
  await user.selectOptions(await areaField(), 'Deira');
  await fillRequired();
  await press('Use my location');
  expect(locate).toHaveBeenCalledOnce();
  expect(screen.getByText('Location added')).toBeVisible();
  await press('Save address');
  await waitFor(() => expect(visited.at(-1)).toBe('/manage-address'));
  expect(bodies).toMatchObject([{ latitude: 25.2, longitude: 55.3 }]);
});

test('explains a blocked location and still saves the address', async () => {
  const app = await openRelease('r3');
  stubLocation();
  const { visited } = renderApp(app, <NewAddress />, '/manage-address/new');
  await user.selectOptions(await areaField(), 'Deira');
  await fillRequired();
  await press('Use my location');
  expect(screen.getByRole('button', { name: 'Use my location' })).toHaveAccessibleDescription(
    /Your browser doesn’t share your location\./,
  );
  await press('Save address');
  await waitFor(() => expect(visited.at(-1)).toBe('/manage-address'));
});

test('@ADDR-01 changes the area of an address and keeps its position', async () => {
  const app = await openRelease('r3');
  const { id } = await addAddress(app);
  const bodies = watchRequestBodies(`/api/address/${id}/update`);
  const { visited } = renderApp(app, <EditAddress params={{ id: String(id) }} />);
  const select = await areaField();
  expect(select).toHaveDisplayValue('Deira');
  expect(screen.getByText('Location added')).toBeVisible();
  await user.selectOptions(select, 'Jumeirah');
  await press('Save changes');
  await waitFor(() => expect(visited.at(-1)).toBe('/manage-address'));
  expect(bodies).toMatchObject([{ area: 'Jumeirah', area_id: 4, latitude: 25.1, longitude: 55.2 }]);
});

test('@ADDR-01 makes an address the default and keeps its area and position on R3', async () => {
  const app = await openRelease('r3');
  await addAddress(app);
  renderApp(app, <Addresses />, '/manage-address');
  await user.click(await screen.findByRole('button', { name: /^Set address for Nora Lind/ }));
  expect(await screen.findByText('Address updated')).toBeVisible();
  const { addresses } = await app.api.client.call(listAddresses);
  expect(addresses).toMatchObject([
    { is_default: true, area_id: 2, latitude: '25.1', longitude: '55.2' },
  ]);
  expect(countAreaCalls(app)).toBe(0);
});

test('@ADDR-01 shows the server’s errors of the area and the position at their fields', async () => {
  const errors = {
    area_id: ['The selected area id is invalid.'],
    longitude: ['The longitude field is required.'],
  };
  const app = await openRelease('r3', {
    before: async (path) =>
      path === STORE
        ? Response.json({ message: errors.area_id[0], errors }, { status: 422 })
        : undefined,
  });
  renderApp(app, <NewAddress />, '/manage-address/new');
  const select = await areaField();
  await user.selectOptions(select, 'Deira');
  await fillRequired();
  await press('Save address');
  await waitFor(() => expect(select).toHaveAccessibleDescription(errors.area_id[0]));
  expect(screen.getByRole('button', { name: 'Use my location' })).toHaveAccessibleDescription(
    /The longitude field is required\./,
  );
  await user.selectOptions(select, 'Jumeirah');
  expect(select).not.toHaveAccessibleDescription();
});

test('can retry when the areas fail to load, and shows the server’s error of a missing area', async () => {
  const app = await openRelease('r3');
  await app.fail({ operation: 'listAreas', status: 429, times: 1 });
  renderApp(app, <NewAddress />, '/manage-address/new');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  await fillRequired();
  await press('Save address');
  expect(await screen.findByText('The area id field is required.')).toBeVisible();
  await user.click(retry);
  await user.selectOptions(await areaField(), 'Deira');
  await press('Save address');
  expect(await screen.findByText('Address added')).toBeVisible();
});

test.each([
  ['404', 404],
  ['the page of the storefront', undefined],
])('@API-01 requests the areas once on R1 and shows none after %s', async (_, status) => {
  const app = await openRelease('default');
  if (status) await app.fail({ operation: 'listAreas', status });
  const bodies = watchRequestBodies(STORE);
  const first = renderApp(app, <NewAddress />, '/manage-address/new');
  await waitFor(() => expect(countAreaCalls(app)).toBe(1));
  await fillRequired();
  await fillField(screen.getByLabelText(/^Area/), 'Old Town');
  await press('Save address');
  await waitFor(() => expect(first.visited.at(-1)).toBe('/manage-address'));
  expect(screen.queryByText('Delivery area')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  const optional = { address_line2: '', flat_no: '', post_code: '', is_default: false };
  expect(bodies).toEqual([{ ...HOME, ...optional, area: 'Old Town' }]);
  cleanup();
  const second = renderApp(app, <NewAddress />, '/manage-address/new');
  await fillRequired();
  await press('Save address');
  await waitFor(() => expect(second.visited.at(-1)).toBe('/manage-address'));
  expect(countAreaCalls(app)).toBe(1);
});
