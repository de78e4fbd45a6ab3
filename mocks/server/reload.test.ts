import { describe, expect, it } from 'vitest';
import { readDocument } from '../../contract/engine/read-document.ts';
import { openMock, signIn } from './testing/open-mock.ts';

const mock = openMock();

describe('a changed contract', () => {
  it('@API-05 is rejected when it is invalid, and the old one stays active', async () => {
    const broken = readDocument();
    const { schemas = {} } = broken.components ?? {};
    schemas['CountriesResponse'] = { type: 'objekt' };
    expect(() => mock.server.reloadContract(broken)).toThrow(
      '#/components/schemas/CountriesResponse',
    );
    expect((await mock.send('/api/countries')).status).toBe(200);
  });

  it('takes effect and keeps the worlds', async () => {
    const headers = await signIn(mock);
    const changed = readDocument();
    const login = changed.components?.schemas?.['LoginInput'];
    const phone = login?.properties?.['phone'];
    if (!phone) throw new Error('Failed to find LoginInput.phone. Check the contract.');
    phone['x-messages'] = { required: 'Who are you?' };
    mock.server.reloadContract(changed);
    const form = await mock.send('/api/login', { method: 'POST', body: { password: 'x' } });
    expect(await form.json()).toMatchObject({ message: 'Who are you?' });
    expect((await mock.send('/api/carts', { headers })).status).toBe(200);
  });
});
