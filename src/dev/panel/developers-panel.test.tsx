import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { watchViolations } from '../violations.ts';
import { createControl } from './control.ts';
import { DevelopersPanel } from './developers-panel.tsx';

const url = inject('mockUrl');
let made = 0;

/** The panel of a world of its own, whose first call has come. */
async function renderPanel() {
  made += 1;
  const world = `panel-${process.pid}-${made}`;
  const call = (path: string) => fetch(`${url}${path}`, { headers: { 'X-Mock-World': world } });
  await call('/api/countries');
  const leaving = { toScenarios: vi.fn(), toWorld: vi.fn(), again: vi.fn() };
  render(<DevelopersPanel control={createControl(url, world)} leaving={leaving} />);
  const user = userEvent.setup();
  const look = async () =>
    (await (await fetch(`${url}/__mock/worlds/${world}`)).json()) as {
      clock: { now: string };
      failures: object[];
    };
  return { world, call, leaving, user, look, opener: screen.getByRole('button') };
}

/** The panel, opened. */
async function openPanel() {
  const panel = await renderPanel();
  await panel.user.click(panel.opener);
  await screen.findByRole('region', { name: 'Scenario' });
  const section = (name: string) => within(screen.getByRole('region', { name }));
  const said = () => screen.getByRole('status').textContent;
  return { ...panel, section, said };
}

describe('the developers’ panel', () => {
  it('opens by keyboard, takes the focus, and gives it back on Escape', async () => {
    const { user, opener } = await renderPanel();
    expect(opener).toHaveAccessibleName('Developers’ panel');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.tab();
    expect(opener).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    const dialog = screen.getByRole('dialog', { name: 'Developers’ panel' });
    expect(within(dialog).getByRole('heading', { level: 2 })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener).toHaveFocus();
  });

  it('@API-08 switches scenarios, several at once', async () => {
    const { user, section, leaving } = await openPanel();
    const scenario = section('Scenario');
    expect(scenario.getByText('None: the demo shop as it is.')).toBeVisible();
    await user.click(scenario.getByRole('checkbox', { name: 'slow' }));
    await user.click(scenario.getByRole('checkbox', { name: 'rtl' }));
    expect(scenario.getByText(/default language.*two seconds/)).toBeVisible();
    await user.click(scenario.getByRole('button', { name: 'Switch scenario' }));
    expect(leaving.toScenarios).toHaveBeenCalledWith(['slow', 'rtl']);
  });

  it('names the world, enters another one and makes this one anew', async () => {
    const { user, section, leaving, world, call } = await openPanel();
    const part = section('World');
    expect(part.getByText(world)).toBeVisible();
    const name = part.getByLabelText('World’s name');
    await user.clear(name);
    await user.type(name, 'other');
    await user.click(part.getByRole('button', { name: 'Enter' }));
    expect(leaving.toWorld).toHaveBeenCalledWith('other');

    const body = JSON.stringify({ phone: 'demo@souk.example', password: 'secret' });
    const headers = { 'X-Mock-World': world, 'Content-Type': 'application/json' };
    await fetch(`${url}/api/login`, { method: 'POST', headers, body });
    await user.click(part.getByRole('button', { name: 'Reset this world' }));
    await waitFor(() => expect(leaving.again).toHaveBeenCalledOnce());
    expect(await part.findByText(/0 sessions/)).toBeVisible();
    expect((await call('/api/countries')).status).toBe(200);
  });

  it('moves time', async () => {
    const { user, section, look, said } = await openPanel();
    const time = section('Time');
    expect(time.getByText('2026-11-21 10:00:00 UTC')).toBeVisible();
    await user.clear(time.getByLabelText('Advance by'));
    await user.type(time.getByLabelText('Advance by'), '2');
    await user.selectOptions(time.getByLabelText('Unit'), 'days');
    await user.click(time.getByRole('button', { name: 'Move time' }));
    expect(await time.findByText('2026-11-23 10:00:00 UTC')).toBeVisible();
    expect(said()).toBe('Moved time by 2 days.');
    expect((await look()).clock.now).toBe('2026-11-23T10:00:00.000Z');
  });

  it('@API-08 makes an operation fail with a documented status, and stops that', async () => {
    const { user, section, look, call } = await openPanel();
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
    expect((await look()).failures).toEqual([
      { operation: 'listCountries', status: 429, delay: 5, times: 2 },
    ]);
    await user.click(remove);
    expect(await part.findByText('None.')).toBeVisible();
    expect((await call('/api/countries')).status).toBe(200);
  });

  it('acts for the shop’s staff through a form of the act’s own', async () => {
    const { user, section, said, call } = await openPanel();
    const part = section('What staff do');
    await user.selectOptions(part.getByLabelText('Act'), 'set-stock');
    await user.type(part.getByLabelText('productId'), '1');
    await user.type(part.getByLabelText('stock'), '0');
    await user.click(part.getByRole('button', { name: 'Do it' }));
    await waitFor(() => expect(said()).toBe('Product 1 has 0 pieces.'));
    const details = await (await call('/api/product-details?product_id=1')).json();
    expect(details).toMatchObject({ data: { product: { quantity: 0 } } });
  });

  it('says what the mock has against an act', async () => {
    const { user, section } = await openPanel();
    const part = section('What staff do');
    await user.selectOptions(part.getByLabelText('Act'), 'withdraw-product');
    await user.type(part.getByLabelText('productId'), '99999');
    await user.click(part.getByRole('button', { name: 'Do it' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('has no product 99999');
  });

  it('has no codes to show while none went out', async () => {
    const { section } = await openPanel();
    expect(section('Verification codes').getByText('None yet.')).toBeVisible();
  });
});

describe('contract violations', () => {
  const send = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = send;
  });

  it('are shown as they are seen', async () => {
    watchViolations();
    const { section, world } = await openPanel();
    const part = section('Contract violations');
    expect(part.getByText('None seen on this page.')).toBeVisible();
    const headers = { 'X-Mock-World': world };
    await act(() => fetch(`${url}/api/products?pgae=1`, { headers }));
    expect(await part.findByText('GET /api/products 400')).toBeVisible();
    expect(part.getByText(/pgae/)).toBeVisible();
  });
});
