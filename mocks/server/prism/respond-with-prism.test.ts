import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { prismArguments, writePrismContract } from '../../../scripts/dev/prism.ts';
import { loadContract } from '../../../contract/engine/contract.ts';
import { validateResponse } from '../../../contract/engine/validate-response.ts';
import { validateWithPrism } from './respond-with-prism.ts';
import { readDocument } from '../../../contract/engine/read-document.ts';
import { openMock } from '../testing/open-mock.ts';

const mock = openMock();

async function prefer(path: string, preference: string) {
  const response = await mock.send(path, { headers: { Prefer: preference } });
  const text = await response.text();
  return { status: response.status, text, json: () => JSON.parse(text) as unknown };
}

function exampleOf(id: string): unknown {
  const response = loadContract(readDocument(), false).operations.get(id)?.responses.get(200);
  const example = response?.types.get('application/json')?.example;
  if (example === undefined) throw new Error(`Failed to find an example of ${id}. Check openapi/.`);
  return example;
}

describe('Prefer', () => {
  it('@API-06 code selects the documented response', async () => {
    const response = await prefer('/api/product-details?product_id=1', 'code=422');
    expect(response.status).toBe(422);
    expect((await prefer('/api/countries', 'code=500')).json()).toEqual({
      message: 'Server Error',
    });
  });

  it('@API-06 example selects an example by name', async () => {
    const { status, json } = await prefer('/api/products', 'example=nothingFound');
    expect([status, json()]).toMatchObject([200, { data: { total: 0, products: [] } }]);
    const other = await prefer('/api/products', 'example=products');
    expect(other.json()).toEqual(exampleOf('listProducts'));
  });

  it('@API-06 dynamic generates a response that matches the contract', async () => {
    const first = await prefer('/api/countries', 'dynamic=true');
    const second = await prefer('/api/countries', 'dynamic=true');
    const operation = loadContract(readDocument(), false).operations.get('listCountries');
    if (!operation) throw new Error('Failed to find listCountries. Check the contract.');
    for (const { status, json } of [first, second]) {
      const response = { status, contentType: 'application/json', body: json() };
      expect(validateResponse(operation, response)).toEqual([]);
    }
    expect(first.text).not.toBe(second.text);
  });

  it('@API-06 does not affect the next request', async () => {
    const plain = (await prefer('/api/products', 'example=products')).text;
    await prefer('/api/products', 'code=500, dynamic=true');
    await prefer('/api/products', 'dynamic=true');
    expect((await prefer('/api/products', 'example=products')).text).toBe(plain);
    const [one, two, three] = await Promise.all([
      prefer('/api/products', 'code=429'),
      prefer('/api/products', 'example=nothingFound'),
      prefer('/api/products', 'code=500'),
    ]);
    expect([one.status, two.status, three.status]).toEqual([429, 200, 500]);
    const state = await mock.send('/api/products?per_page=2');
    expect(await state.json()).toMatchObject({ data: { total: 600 } });
  });
});

describe('plain Prism', () => {
  it('@API-06 serves the same contract, with examples from the fixtures', async () => {
    const port = await freePort();
    const file = await writePrismContract();
    const prism = spawn(process.execPath, prismArguments(file, port), { stdio: 'ignore' });
    try {
      const fetchCountries = () =>
        fetch(`http://127.0.0.1:${port}/api/countries`).catch(() => undefined);
      await expect.poll(fetchCountries, { timeout: 25_000, interval: 200 }).toBeDefined();
      const response = await fetchCountries();
      const state = await mock.send('/api/countries');
      expect([response?.status, await response?.json()]).toEqual([200, await state.json()]);
    } finally {
      prism.kill('SIGKILL');
    }
  }, 30_000);
});

describe('our engine and Prism', () => {
  // Open schemas, as in Prism: only our engine rejects unknown fields.
  const contract = loadContract(readDocument(), false);
  const all = [...contract.operations.values()].flatMap((operation) =>
    [...operation.responses].flatMap(([status, { types }]) =>
      [...types].map(([contentType, { example }]) => ({ operation, status, contentType, example })),
    ),
  );
  /** All that the contract requires. */
  const headers = new Map([
    ['x-ratelimit-limit', '60'],
    ['x-ratelimit-remaining', '59'],
    ['x-ratelimit-reset', '1795255232'],
    ['retry-after', '32'],
    ['content-disposition', 'attachment; filename=license-1.pdf'],
  ]);
  // Operations share the responses of 429 and 5xx.
  const shared = new Set<string>();
  const documented = all.filter(({ status, example }) => {
    const key = `${status} ${JSON.stringify(example)}`;
    if (status < 429 || !shared.has(key)) return Boolean(shared.add(key));
    return false;
  });

  it('@API-05 accept every documented example', async () => {
    expect(documented.length).toBeGreaterThan(100);
    for (const { operation, status, contentType, example } of documented) {
      const response = { status, contentType, headers, body: example };
      const label = `${operation.id} ${status}`;
      expect([label, example]).not.toEqual([label, undefined]);
      expect([label, validateResponse(operation, response)]).toEqual([label, []]);
      expect([label, await validateWithPrism(contract, operation.id, response)]).toEqual([
        label,
        [],
      ]);
    }
  });

  it('@API-05 agree on invalid examples', async () => {
    let rejectedCount = 0;
    for (const { operation, status, contentType, example } of documented) {
      if (typeof example !== 'object' || example === null) continue;
      const { message: _, ...withoutMessage } = example as Record<string, unknown>;
      const data = { ...(withoutMessage['data'] as object), total: 'many' };
      for (const body of [
        { ...example, message: 5 },
        { ...example, data },
        withoutMessage,
        {},
        [],
        'x',
      ]) {
        const response = { status, contentType, headers, body };
        const ours = validateResponse(operation, response).length > 0;
        const theirs = await validateWithPrism(contract, operation.id, response);
        const label = `${operation.id} ${status} ${JSON.stringify(body).slice(0, 60)}`;
        expect([label, ours]).toEqual([label, theirs.length > 0]);
        if (ours) rejectedCount += 1;
      }
    }
    expect(rejectedCount).toBeGreaterThan(documented.length);
  });
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
