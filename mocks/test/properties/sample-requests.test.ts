import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../../../contract/engine/read-document.ts';
import { openMock } from '../../server/testing/open-mock.ts';
import { openSession } from '../../domain/auth/sessions.ts';
import {
  sampleRequests,
  type SampleRequest,
  listRequestSpecs,
  type RequestSpec,
  invalidRequests,
} from '../../../contract/requests/sample-requests.ts';
import type { ScenarioName } from '../../worlds/scenarios/scenarios.ts';
import { sendSample } from './send-sample.ts';

const document = readDocument();
const sources = listRequestSpecs(document);
const mock = openMock();

/** A new token each time, since some requests sign out. */
function bearer(
  world: string,
  role: 'customer' | 'seller' = 'customer',
  scenarios: readonly ScenarioName[] = [],
): Record<string, string> {
  const entry = mock.worlds.get(world, scenarios);
  const account = entry.world.accounts.find((one) => one.role === role);
  if (!account) throw new Error(`Failed to find a ${role}. Check the demo accounts.`);
  return { Authorization: `Bearer ${openSession(entry.world, account)}` };
}

async function send(
  source: RequestSpec,
  request: SampleRequest,
  headers = bearer(source.id),
  world = source.id,
) {
  const response = await sendSample(mock.origin, source, request, {
    'X-Mock-World': world,
    ...headers,
  });
  const text = await response.text();
  return { status: response.status, blame: response.headers.get('x-contract-violation'), text };
}

describe.each(sources)('$id', (source) => {
  const documented = mock.server.contract().operations.get(source.id)?.responses;

  it('@API-05 valid requests get documented responses', async () => {
    await fc.assert(
      fc.asyncProperty(sampleRequests(document, source), async (request) => {
        const { status, blame, text } = await send(source, request);
        expect([blame, text.slice(0, 300)]).toEqual([null, text.slice(0, 300)]);
        expect(documented?.has(status), `${status} ${text.slice(0, 300)}`).toBe(true);
        if (source.knownCrash === undefined) expect(status, text.slice(0, 300)).toBeLessThan(500);
      }),
      { numRuns: 25 },
    );
  });

  it('@API-05 invalid requests are rejected as contract violations or form errors', async () => {
    const [good] = fc.sample(sampleRequests(document, source), { numRuns: 1 });
    if (!good) throw new Error(`Failed to generate a request of ${source.id}.`);
    for (const { name, apply } of invalidRequests(document, source)) {
      const { status, blame, text } = await send(source, apply(good));
      expect([400, 404, 422], `${name}: ${status} ${text.slice(0, 300)}`).toContain(status);
      // Contract violations are 400, invalid user input is 422.
      expect(blame, `${name}: ${text.slice(0, 300)}`).toBe(status === 400 ? 'request' : null);
    }
  });
});

describe.each(['r2', 'r3', 'r4'] as const)('%s', (release) => {
  it.each(sources)('@API-05 valid requests of $id get documented responses', async (source) => {
    const documented = mock.server.contract().operations.get(source.id)?.responses;
    await fc.assert(
      fc.asyncProperty(sampleRequests(document, source), async (request) => {
        const headers = bearer(release, 'customer', [release]);
        const { status, blame, text } = await send(source, request, headers, release);
        expect([blame, text.slice(0, 300)]).toEqual([null, text.slice(0, 300)]);
        expect(documented?.has(status), `${status} ${text.slice(0, 300)}`).toBe(true);
        if (source.knownCrash === undefined) expect(status, text.slice(0, 300)).toBeLessThan(500);
      }),
      { numRuns: 6 },
    );
  });
});

describe.each(sources.filter(({ needsToken }) => needsToken))('$id', (source) => {
  it('@API-05 checks the token before anything else', async () => {
    const [good] = fc.sample(sampleRequests(document, source), { numRuns: 1 });
    if (!good) throw new Error(`Failed to generate a request of ${source.id}.`);
    const unauthenticatedRequest = { ...good, query: { no_such_name: '1' } };
    expect(await send(source, unauthenticatedRequest, {})).toMatchObject({
      status: 401,
      blame: null,
    });
    const seller = bearer(source.id, 'seller');
    expect(await send(source, unauthenticatedRequest, seller)).toMatchObject({
      status: 403,
      blame: null,
    });
  });
});
