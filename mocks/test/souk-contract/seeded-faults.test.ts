import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkBackend } from '../../../contract/check/check-backend.ts';
import { DEFAULT_RECIPE } from '../../../contract/check/target.ts';
import { connectRealtime } from '../../../contract/cli/options/realtime-options.ts';
import { loadContract } from '../../../contract/engine/contract.ts';
import { readDocument } from '../../../contract/engine/read-document.ts';
import { EXPLANATIONS } from '../../../contract/findings/explanations.ts';
import { type FaultyBackend, type InjectedFault, openFaultyBackend } from './faulty-backend.ts';
import { SEEDED_FAULTS } from './seeded-faults.ts';

const document = readDocument();
const contracts = { open: loadContract(document, false), closed: loadContract(document, true) };
let backend: FaultyBackend;

beforeAll(async () => {
  backend = await openFaultyBackend();
});
afterAll(() => backend.close());

async function check(
  world: string,
  {
    mode,
    only,
    timeoutMs = 5000,
    eventTimeoutMs,
  }: {
    mode?: 'write' | 'closed' | undefined;
    only?: string;
    timeoutMs?: number;
    /** Undefined if the check does not listen. */
    eventTimeoutMs?: number | undefined;
  },
) {
  const token = await backend.signIn(world);
  const target = { origin: backend.origin, recipe: DEFAULT_RECIPE, timeoutMs };
  const server = backend.origin.replace('http', 'ws');
  const realtime =
    eventTimeoutMs === undefined
      ? undefined
      : { ...(await connectRealtime(target, server, false)), timeoutMs: eventTimeoutMs };
  return checkBackend({
    contract: mode === 'closed' ? contracts.closed : contracts.open,
    target,
    realtime,
    token,
    credentials: { user: 'demo@souk.example', password: 'secret' },
    canWrite: mode === 'write',
    only: new Set(only === undefined ? [] : [only]),
    seeds: {},
  });
}

test.each([undefined, 'write', 'closed'] as const)(
  '@API-14 @API-17 finds nothing in a faultless backend (%s)',
  async (mode) => {
    backend.injectFault();
    const eventTimeoutMs = mode === 'write' ? 5000 : undefined;
    const { findings, coverage } = await check(`faultless-${mode}`, { mode, eventTimeoutMs });
    expect(findings).toEqual([]);
    expect(coverage.operations.seen).toBeGreaterThan(40);
    if (mode === 'write') expect(coverage.events).toMatchObject({ seen: 3, total: 5 });
    // Login and logout are tested in a separate session, only with --write.
    for (const id of ['login', 'revokeToken']) {
      expect(coverage.statuses.missing.includes(`${id} 200`)).toBe(mode !== 'write');
    }
  },
  60_000,
);

test('@API-14 has at least 60 seeded faults with unique names', () => {
  expect(SEEDED_FAULTS.length).toBeGreaterThanOrEqual(60);
  expect(new Set(SEEDED_FAULTS.map(({ name }) => name)).size).toBe(SEEDED_FAULTS.length);
});

test.each(SEEDED_FAULTS)('@API-14 @API-17 finds $name ($operation)', async (fault) => {
  const { name, operation, mode, check: expected, code, pointer } = fault;
  backend.injectFault(fault);
  const timeoutMs = fault.connection === 'hang' ? 150 : 5000;
  const { findings } = await check(`fault ${name}`.replaceAll(/[^a-z]+/gi, '-'), {
    mode,
    only: operation,
    timeoutMs,
    // Only the missing events wait for it.
    eventTimeoutMs: fault.frame ? 200 : undefined,
  });
  const found = findings.filter((one) => one.check === expected);
  expect(
    found.map((one) => one.pointer),
    JSON.stringify(
      findings.map((one) => [one.check, one.pointer, one.message]),
      undefined,
      1,
    ),
  ).toContain(pointer ?? found[0]?.pointer ?? 'a finding');
  if (code !== undefined) expect(found.map((one) => one.code)).toContain(code);
  for (const one of findings) expect(EXPLANATIONS).toHaveProperty([one.code]);
});

test('@API-14 repeats the request that found the effect of a write', async () => {
  const accepted = 'an accepted update of a deleted address';
  backend.injectFault(SEEDED_FAULTS.find(({ name }) => name === accepted));
  const { findings } = await check('follow-up-request', { mode: 'write', only: 'deleteAddress' });
  const found = findings.find((one) => one.check === 'use_after_free');
  expect(found?.curl).toMatch(/^curl -i -X POST .* -d '\{"name".*\/api\/address\/\d+\/update'$/);
});

test('@API-14 repeats requests with an invalid token', async () => {
  const accepted = 'a profile for an invalid token';
  backend.injectFault(SEEDED_FAULTS.find(({ name }) => name === accepted));
  const { findings } = await check('invalid-token', { only: 'getProfile' });
  const found = findings.find((one) => one.attempt === 'with an invalid token');
  expect(found?.curl).toContain('-H "Authorization: Bearer souk-contract-broken-token"');
});

test.each<[string, string, InjectedFault]>([
  [
    'a failed delete',
    'deleteAddress',
    { on: 'DELETE /api/address/{id}/delete', connection: 'drop' },
  ],
  [
    'a failed list',
    'createAddress',
    {
      on: 'GET /api/addresses',
      response: (response) => ({ ...response, status: 503, body: { message: 'Down' } }),
    },
  ],
])('@API-14 reports no wrong effect of a write after %s', async (name, only, fault) => {
  backend.injectFault(fault);
  const { findings } = await check(name.replaceAll(' ', '-'), { mode: 'write', only });
  const effects = new Set(['use_after_free', 'ensure_resource_availability']);
  expect(findings.filter((one) => effects.has(one.check))).toEqual([]);
  if (only === 'deleteAddress') expect(findings.map((one) => one.check)).toContain('connection');
});
