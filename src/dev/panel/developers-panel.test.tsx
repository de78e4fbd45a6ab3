import { act, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { watchViolations } from '../violations.ts';
import { createControl } from './control.ts';
import { DevelopersPanel } from './developers-panel.tsx';
import { user } from '../../test/user.ts';

const url = inject('mockUrl');
let count = 0;

async function renderPanel() {
  count += 1;
  const world = `panel-${process.pid}-${count}`;
  const call = (path: string) => fetch(`${url}${path}`, { headers: { 'X-Mock-World': world } });
  await call('/api/countries');
  const navigation = { openScenarios: vi.fn(), openWorld: vi.fn(), reload: vi.fn() };
  render(<DevelopersPanel control={createControl(url, world)} navigation={navigation} />);
  const getWorld = async () =>
    (await (await fetch(`${url}/__mock/worlds/${world}`)).json()) as {
      clock: { now: string };
      failures: object[];
    };
  return {
    world,
    call,
    navigation,
    getWorld,
    openButton: screen.getByRole('button'),
  };
}

async function openPanel() {
  const panel = await renderPanel();
  await user.click(panel.openButton);
  await screen.findByRole('region', { name: 'Scenario' });
  const section = (name: string) => within(screen.getByRole('region', { name }));
  const status = () => screen.getByRole('status').textContent;
  return { ...panel, section, status };
}

describe('the developers’ panel', () => {
  it('opens by keyboard, moves the focus inside and restores it on Escape', async () => {
    const { openButton } = await renderPanel();
    expect(openButton).toHaveAccessibleName('Developers’ panel');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.tab();
    expect(openButton).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(openButton).toHaveAttribute('aria-expanded', 'true');
    const dialog = screen.getByRole('dialog', { name: 'Developers’ panel' });
    expect(within(dialog).getByRole('heading', { level: 2 })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(openButton).toHaveFocus();
  });

  it('@API-08 switches to several scenarios at once', async () => {
    const { section, navigation } = await openPanel();
    const scenario = section('Scenario');
    expect(scenario.getByText('None (the default demo shop).')).toBeVisible();
    const slow = scenario.getByRole('checkbox', { name: 'slow' });
    expect(slow).toHaveAccessibleDescription(/two seconds/);
    expect(scenario.getByText(/two seconds/)).toBeVisible();
    await user.click(slow);
    await user.click(scenario.getByRole('checkbox', { name: 'rtl' }));
    expect(scenario.getByText('Chosen: slow, rtl.')).toBeVisible();
    await user.click(scenario.getByRole('button', { name: 'Switch scenario' }));
    expect(navigation.openScenarios).toHaveBeenCalledWith(['slow', 'rtl']);
  });

  it("shows the world's name, enters another world and resets this one", async () => {
    const { section, navigation, world, call } = await openPanel();
    const part = section('World');
    expect(part.getByText(world)).toBeVisible();
    const name = part.getByLabelText('World name');
    await user.clear(name);
    await user.type(name, 'other');
    await user.click(part.getByRole('button', { name: 'Switch' }));
    expect(navigation.openWorld).toHaveBeenCalledWith('other');

    const body = JSON.stringify({ phone: 'demo@souk.example', password: 'secret' });
    const headers = { 'X-Mock-World': world, 'Content-Type': 'application/json' };
    await fetch(`${url}/api/login`, { method: 'POST', headers, body });
    await user.click(part.getByRole('button', { name: 'Reset this world' }));
    await waitFor(() => expect(navigation.reload).toHaveBeenCalledOnce());
    expect(await part.findByText(/0 sessions/)).toBeVisible();
    expect((await call('/api/countries')).status).toBe(200);
  });

  it('advances the time', async () => {
    const { section, getWorld, status } = await openPanel();
    const time = section('Time');
    const before = Date.parse((await getWorld()).clock.now);
    const shown = (ms: number) =>
      `${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
    const twoDaysLater = before + 2 * 24 * 3_600_000;
    expect(time.getByText(shown(before))).toBeVisible();
    await user.clear(time.getByLabelText('Advance by'));
    await user.type(time.getByLabelText('Advance by'), '2');
    await user.selectOptions(time.getByLabelText('Unit'), 'days');
    await user.click(time.getByRole('button', { name: 'Advance' }));
    expect(await time.findByText(shown(twoDaysLater))).toBeVisible();
    expect(status()).toBe('Advanced by 2 days.');
    expect((await getWorld()).clock.now).toBe(new Date(twoDaysLater).toISOString());
  });

  it('@API-08 makes an operation fail with a documented status until the failure is removed', async () => {
    const { section, getWorld, call } = await openPanel();
    const part = section('Failures');
    expect(part.getByText('None.')).toBeVisible();
    await user.selectOptions(part.getByLabelText('Operation'), 'listCountries');
    const statuses = within(part.getByLabelText('Status'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(statuses).toEqual(
      expect.arrayContaining(['200', '429', '500', 'hang', 'drop', 'broken-json', 'cut']),
    );
    expect(statuses).not.toContain('404');
    await user.selectOptions(part.getByLabelText('Status'), '429');
    await user.type(part.getByLabelText('Delay (ms)'), '5');
    await user.type(part.getByLabelText('Times'), '3');
    await user.click(part.getByRole('button', { name: 'Add failure' }));
    const remove = await part.findByRole('button', {
      name: 'Remove listCountries 429 after 5 ms 3×',
    });
    expect((await call('/api/countries')).status).toBe(429);
    expect((await getWorld()).failures).toEqual([
      { operation: 'listCountries', status: 429, delay: 5, times: 2 },
    ]);
    await user.click(remove);
    expect(await part.findByText('None.')).toBeVisible();
    expect((await call('/api/countries')).status).toBe(200);
  });

  it('filters the operations by name, path and summary, and describes the chosen one', async () => {
    const { section } = await openPanel();
    const part = section('Failures');
    const filter = part.getByLabelText('Filter operations');
    const list = () =>
      within(part.getByLabelText('Operation'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    const all = list();
    await user.type(filter, 'COUNTRIES get');
    expect(list()).toEqual(['* (all)', 'listCountries']);
    await user.selectOptions(part.getByLabelText('Operation'), 'listCountries');
    expect(part.getByText(/^GET \/api\/countries: .+/)).toBeVisible();
    // The chosen operation remains.
    await user.clear(filter);
    await user.type(filter, 'favourite');
    expect(list()).toEqual(expect.arrayContaining(['listCountries', 'toggleFavourite']));
    expect(list().length).toBeLessThan(all.length);
    await user.clear(filter);
    expect(list()).toEqual(all);
  });

  it('performs staff actions, each with its own form', async () => {
    const { section, status, call } = await openPanel();
    const part = section('Staff actions');
    await user.selectOptions(part.getByLabelText('Action'), 'set-stock');
    expect(part.getByLabelText('stock')).toHaveAccessibleDescription(/.+/);
    await user.type(part.getByLabelText('productId'), '1');
    await user.type(part.getByLabelText('stock'), '0');
    await user.click(part.getByRole('button', { name: 'Run' }));
    await waitFor(() => expect(status()).toBe('Product 1 has 0 in stock.'));
    const details = await (await call('/api/product-details?product_id=1')).json();
    expect(details).toMatchObject({ data: { product: { quantity: 0 } } });
  });

  it('shows why the mock rejects an action', async () => {
    const { section } = await openPanel();
    const part = section('Staff actions');
    await user.selectOptions(part.getByLabelText('Action'), 'withdraw-product');
    await user.type(part.getByLabelText('productId'), '99999');
    await user.click(part.getByRole('button', { name: 'Run' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('has no product 99999');
  });

  it('shows no codes until one is sent', async () => {
    const { section } = await openPanel();
    expect(section('Verification codes').getByText('No codes yet.')).toBeVisible();
  });
});

describe('contract violations', () => {
  const send = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = send;
  });

  it('are listed as soon as they occur', async () => {
    watchViolations();
    const { section, world } = await openPanel();
    const part = section('Contract violations');
    expect(part.getByText('No violations on this page.')).toBeVisible();
    const headers = { 'X-Mock-World': world };
    await act(() => fetch(`${url}/api/products?pgae=1`, { headers }));
    expect(await part.findByText('GET /api/products 400')).toBeVisible();
    expect(part.getByText(/pgae/)).toBeVisible();
  });
});
