import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { call, callWith } from '../../../contract/testing/call.ts';
import { type FaultyBackend, type InjectedFault, openFaultyBackend } from './faulty-backend.ts';

vi.setConfig({ testTimeout: 60_000 });

const DOCS = readFileSync('docs/backend-team.md', 'utf8');
const SOURCES = readFileSync('openapi/schemas/orders.yaml', 'utf8').split('\n');
const REPOSITORY = process.cwd();
const BASELINE = 'contract-baseline.json';

let backend: FaultyBackend;
let folder: string;
let summary: string;

// Commands read their files in the working directory.
beforeAll(async () => {
  backend = await openFaultyBackend();
  await backend.signIn('continuous-integration');
  folder = mkdtempSync(join(tmpdir(), 'souk-contract-ci-'));
  summary = join(folder, 'summary.md');
  process.chdir(folder);
});
afterAll(async () => {
  process.chdir(REPOSITORY);
  rmSync(folder, { recursive: true });
  await backend.close();
});

/** The code block of the documentation that starts with the comment `# name`. */
function documented(name: string): string {
  const text = DOCS.split(`\`\`\`yaml\n# ${name}\n`)[1]?.split('```')[0];
  if (text === undefined) throw new Error(`The documentation has no ${name}.`);
  return text;
}

interface Workflow {
  jobs: { check: { steps: { run?: string; env?: Record<string, string> }[] } };
}

/** Breaks a field of orders and of addresses. */
function breakLists(): InjectedFault {
  return {
    on: 'GET /api/(orders|addresses)',
    response(response) {
      const { data } = structuredClone(response.body) as {
        data?: { orders?: Record<string, unknown>[]; addresses?: Record<string, unknown>[] };
      };
      for (const order of data?.orders ?? []) order['order_status'] = 'Lost';
      for (const one of data?.addresses ?? []) one['is_default'] = 'yes|no';
      return data ? { ...response, body: { ...(response.body as object), data } } : response;
    },
  };
}

/** Replaces responses that have the status `from`. */
function replace(on: string, from: number, status: number, data: object): InjectedFault {
  return {
    on,
    response: (response) =>
      response.status === from ? { ...response, status, body: { message: 'x', data } } : response,
  };
}

/** Runs the documented workflow for two operations. */
async function runWorkflow(...more: string[]) {
  writeFileSync(summary, '');
  const workflow = parse(documented('.github/workflows/contract.yml')) as Workflow;
  const step = workflow.jobs.check.steps.find(({ run }) => run?.startsWith('npx souk-contract'));
  const [, , ...args] = step?.run?.split(' ') ?? [];
  expect(step?.env).toEqual({ SOUK_CONTRACT_PASSWORD: '${{ secrets.SOUK_CONTRACT_PASSWORD }}' });
  const variables = {
    GITHUB_ACTIONS: 'true',
    GITHUB_STEP_SUMMARY: summary,
    SOUK_CONTRACT_PASSWORD: 'secret',
  };
  const only = ['--only', 'listOrders', '--only', 'listAddresses'];
  const result = await callWith(variables, ...args, backend.origin, ...only, ...more);
  const annotations = result.out.split('\n').filter((line) => line.startsWith('::'));
  return { ...result, annotations, summary: readFileSync(summary, 'utf8') };
}

test('@API-18 writes a baseline that differs by one line per violation', async () => {
  writeFileSync('souk-contract.yaml', documented('souk-contract.yaml'));
  const unwritten = await runWorkflow();
  expect(unwritten.err).toContain(`Failed to read the baseline ${BASELINE}: `);
  expect(unwritten.code).toBe(2);
  backend.injectFault(breakLists());
  const { code, out, annotations } = await runWorkflow('--write-baseline', BASELINE);
  expect(out).toContain(`Wrote 2 known violations to ${BASELINE}.`);
  expect(annotations).toEqual([]);
  expect(code).toBe(0);
  const text = readFileSync(BASELINE, 'utf8');
  expect(text.split('\n').map((line) => line.trim())).toEqual([
    '{',
    '"version": 1,',
    '"violations": [',
    '{"operation":"listAddresses","status":200,"check":"response_schema_conformance","code":"body-type","pointer":"/data/addresses/*/is_default","rule":"#/components/schemas/Address/properties/is_default/type"},',
    '{"operation":"listOrders","status":200,"check":"response_schema_conformance","code":"body-enum","pointer":"/data/orders/*/order_status","rule":"#/components/schemas/OrderStatus/enum"}',
    ']',
    '}',
    '',
  ]);
  // A run that does not check the orders keeps their violation.
  backend.injectFault();
  await runWorkflow('--ignore', 'listOrders', '--write-baseline', BASELINE);
  const lines = text.split('\n');
  expect(readFileSync(BASELINE, 'utf8').split('\n')).toEqual([
    ...lines.slice(0, 3),
    ...lines.slice(4),
  ]);
  writeFileSync(BASELINE, text);
});

test('@API-18 fails only for new violations, and annotates them at their line', async () => {
  const lines = readFileSync(BASELINE, 'utf8').split('\n');
  // Only the violation of the addresses is known.
  writeFileSync(
    BASELINE,
    [...lines.slice(0, 3), lines[3]?.replace(/,$/, ''), ...lines.slice(5)].join('\n'),
  );
  backend.injectFault(breakLists());
  const { code, out, annotations, summary: text } = await runWorkflow();
  expect(code).toBe(1);
  expect(out).toContain(': 1 new finding, 1 known, 0 fixed.');
  expect(out).toContain(
    'Known violations\n  listAddresses 200, body-type at /data/addresses/*/is_default\n',
  );
  expect(annotations).toHaveLength(1);
  const [, line] =
    /^::error file=openapi\/schemas\/orders\.yaml,line=(\d+),title=response_schema_conformance \(body-enum\)::listOrders 200, body-enum at \/data\/orders\/\*\/order_status%0A/.exec(
      annotations[0] ?? '',
    ) ?? [];
  const start = SOURCES.indexOf('OrderStatus:');
  expect(SOURCES.slice(start, Number(line)).at(-1)?.trim()).toMatch(/^enum:/);
  expect(text).toContain('**1 new finding, 1 known, 0 fixed**');
  expect(text).toMatch(
    /\| listOrders \| 200 \| body-enum \| \/data\/orders\/&#42;\/order&#95;status \|/,
  );
  expect(text).toContain('<summary>Known violations: 1</summary>');
  const junit = readFileSync('reports/contract.xml', 'utf8');
  expect(junit).toContain('failures="1"');
  expect(junit).toMatch(/name="listOrders">\s*<failure/);
  expect(readFileSync('reports/contract.html', 'utf8')).toContain('<p>Known violations: 1</p>');
  for (const report of [out, text, junit]) expect(report).not.toContain('secret');
});

test('@API-18 passes with known violations, and names those that are fixed', async () => {
  backend.injectFault();
  const fixed = await runWorkflow();
  expect(fixed.code).toBe(0);
  expect(fixed.out).toContain(
    'Fixed: remove from the baseline\n  listAddresses 200, body-type at /data/addresses/*/is_default\n',
  );
  expect(fixed.annotations).toEqual([
    '::notice title=Fixed%3A remove from the baseline::listAddresses 200, body-type at /data/addresses/*/is_default',
  ]);
  // A run without the operation can't say so.
  const ignoring = await runWorkflow('--ignore', 'listAddresses', '--annotations', 'none');
  expect(ignoring.out).toContain('it is ignored\n    listAddresses');
  expect(ignoring.out).toContain(': 0 new findings, 0 known, 0 fixed.');
  expect([ignoring.annotations, ignoring.summary]).toEqual([[], '']);
});

test('@API-18 names no violation as fixed whose response the run did not see', async () => {
  const file = 'login-baseline.json';
  // Replaces the file of the workflow, which has a login.
  writeFileSync('login.yaml', 'check:\n  write: true\n  only: [login]\n');
  const check = (...args: string[]) =>
    call('check', backend.origin, '--config', 'login.yaml', ...args);
  const login = ['--login', 'demo@souk.example:secret'];
  backend.injectFault({
    on: 'POST /api/login',
    response: (response) =>
      response.status === 200
        ? { ...response, body: { ...(response.body as object), message: 7 } }
        : response,
  });
  await check(...login, '--write-baseline', file);
  expect(readFileSync(file, 'utf8')).toContain('"operation":"login","status":200');
  backend.injectFault();
  // Without credentials, only invalid logins are sent.
  const token = ['--token', await backend.signIn('continuous-integration')];
  expect((await check(...token, '--baseline', file)).out).toContain(', 0 known, 0 fixed.');
  expect((await check(...login, '--baseline', file)).out).toContain(', 0 known, 1 fixed.');
});

test.each([
  {
    operation: 'listBlogs',
    violation: replace('GET /api/blogs', 200, 200, { total: 7, blogs: [], categories: [] }),
    failures: [replace('GET /api/blogs', 200, 500, {})],
  },
  {
    operation: 'createAddress',
    violation: replace('GET /api/addresses', 200, 200, { addresses: [] }),
    failures: [
      replace('POST /api/address/store', 200, 500, {}),
      replace('GET /api/addresses', 200, 500, {}),
    ],
  },
  {
    operation: 'deleteAddress',
    violation: replace('POST /api/address/{id}/update', 404, 200, {}),
    failures: [
      replace('DELETE /api/address/{id}/delete', 200, 500, {}),
      replace('POST /api/address/{id}/update', 404, 500, {}),
    ],
  },
])(
  '@API-18 names no violation of $operation as fixed without the response that shows it',
  async ({ operation, violation, failures }) => {
    const file = `${operation}-baseline.json`;
    // Replaces the file of the workflow, which has a login.
    writeFileSync('effects.yaml', `check:\n  write: true\n  only: [${operation}]\n`);
    const token = await backend.signIn(operation);
    const check = (fault: InjectedFault | undefined, ...args: string[]) => {
      backend.injectFault(fault);
      return call('check', backend.origin, '--config', 'effects.yaml', '--token', token, ...args);
    };
    await check(violation, '--write-baseline', file);
    expect(readFileSync(file, 'utf8')).toContain(`"operation":"${operation}"`);
    for (const failure of failures) {
      const { out } = await check(failure, '--baseline', file);
      expect(out).toContain(', 0 known, 0 fixed.');
    }
    expect((await check(undefined, '--baseline', file)).out).toContain(', 0 known, 1 fixed.');
  },
);

test('@API-18 rejects a file that is no baseline', async () => {
  for (const text of [
    '{',
    '{"version": 2, "violations": []}',
    '{"version": 1, "violations": [{}]}',
  ]) {
    writeFileSync(BASELINE, text);
    const { code, err } = await runWorkflow();
    expect(err).toContain(BASELINE);
    expect(code).toBe(2);
  }
});
