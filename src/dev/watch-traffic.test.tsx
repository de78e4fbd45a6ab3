import { act, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ProxiedCall } from '../../contract/proxy/create-proxy.ts';
import { DevelopersPanel } from './panel/developers-panel.tsx';
import { getBackendOrigin, watchProxyViolations } from './watch-traffic.ts';
import { user } from '../test/user.ts';

afterEach(() => {
  document.head.replaceChildren();
});

const CALL: ProxiedCall = {
  time: '2026-11-21T10:00:00.000Z',
  method: 'GET',
  address: '/api/countries?x=1',
  operation: 'listCountries',
  status: 200,
  milliseconds: 3,
  errors: [
    {
      blame: 'response',
      check: 'response_schema_conformance',
      code: 'body-type',
      pointer: '/data/countries/0/id',
      message: 'must be integer, but it is "seven"',
      contract: '#/components/schemas/Country/properties/id/type',
    },
  ],
};

it('@API-11 the app counts and shows violations of a real backend: field, rule, value, explanation', async () => {
  const channel = { on: vi.fn(), send: vi.fn() };
  watchProxyViolations(channel);
  const [event, emit] = channel.on.mock.calls[0] as [string, (calls: ProxiedCall[]) => void];
  expect(event).toBe('souk:contract');
  expect(channel.send).toHaveBeenCalledWith('souk:contract-ask');

  render(<DevelopersPanel backend="https://shop.example" />);
  const openButton = screen.getByRole('button', { name: 'Developers’ panel' });
  act(() => emit([CALL, { ...CALL, status: undefined, operation: undefined }]));
  expect(openButton).toHaveAccessibleName('Developers’ panel, 2 contract violations');
  expect(openButton).toHaveTextContent('dev2');

  await user.click(openButton);
  const dialog = within(screen.getByRole('dialog', { name: 'Developers’ panel' }));
  expect(dialog.getByText(/This page uses https:\/\/shop\.example\./)).toBeVisible();
  const part = within(dialog.getByRole('region', { name: 'Contract violations' }));
  const [last, first] = part.getAllByRole('listitem');
  expect(last).toHaveTextContent('GET /api/countries no response');
  expect(first).toHaveTextContent(
    'GET /api/countries 200 (response, response_schema_conformance): /data/countries/0/id must be integer, but it is "seven" body-type',
  );
  expect(part.getAllByRole('link', { name: 'body-type' })[0]).toHaveAttribute(
    'href',
    '/__contract/explain/body-type',
  );
});

it('reads the origin of a real backend from the page, and null for the mock', () => {
  expect(getBackendOrigin()).toBeNull();
  const meta = document.createElement('meta');
  meta.name = 'souk-backend';
  meta.content = 'https://shop.example';
  document.head.append(meta);
  expect(getBackendOrigin()).toBe('https://shop.example');
});
