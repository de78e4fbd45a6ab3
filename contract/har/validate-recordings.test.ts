import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Contract, loadContract } from '../engine/contract.ts';
import { readDocument } from '../engine/read-document.ts';
import { type Channels, loadChannels, readChannels } from '../realtime/channels.ts';
import { run } from '../cli/run.ts';
import { callWith } from '../testing/call.ts';
import { type HarOptions, validateRecordings } from './validate-recordings.ts';
import type { HarEntry } from './read-entries.ts';

let folder: string;
let contract: Contract;
let channels: Channels;
let good: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'souk-har-'));
  contract = loadContract(readDocument(), false, 'lazy');
  channels = loadChannels(readChannels(), false);
  const example = contract.operations.get('listCountries')?.responses.get(200)?.types;
  good = JSON.stringify(example?.get('application/json')?.example);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

interface RecordedResponse {
  status?: number;
  type?: string;
  text?: string;
  encoding?: string;
  size?: number;
}

function entry(
  call: string,
  response: RecordedResponse = {},
  sent: Partial<HarEntry['request']> = {},
): HarEntry {
  const [method = 'GET', url = ''] = call.split(' ');
  const { status = 200, type = 'application/json', text, encoding, size } = response;
  return {
    request: { method, url, headers: [], bodySize: 0, ...sent },
    response: {
      status,
      headers: [
        { name: ':status', value: String(status) },
        { name: 'Content-Type', value: type },
        { name: 'X-RateLimit-Limit', value: '60' },
        { name: 'X-RateLimit-Remaining', value: '59' },
      ],
      content: {
        mimeType: type,
        ...(text === undefined ? {} : { text }),
        ...(encoding === undefined ? {} : { encoding }),
        ...(size === undefined ? {} : { size }),
      },
    },
  };
}

/** Adds misleading pages before the entries. */
async function validate(entries: readonly HarEntry[], options: Partial<HarOptions> = {}) {
  const file = join(folder, 'recording.har');
  const pages = [{ title: 'a "entries": [{"] page \\', entries: [{ no: 1 }] }];
  const log = { version: '1.2', creator: { name: 'entries' }, pages, entries, comment: ']}' };
  writeFileSync(file, JSON.stringify({ log }, undefined, 1));
  return validateRecordings([file], {
    contract,
    channels,
    base: '/api',
    hosts: new Set(),
    ...options,
  });
}

test('@API-12 validates recordings of any host by the same rules, with path, rule and value', async () => {
  const text = '{"success": true, "message": "ok", "data": {"countries": "none"}}';
  const { findings, requests, coverage } = await validate([
    entry('GET https://shop.example/api/countries', { text: good }),
    entry('GET https://other.example:8443/api/countries', { text }),
  ]);
  expect(requests).toBe(2);
  expect(findings).toMatchObject([
    {
      operation: 'listCountries',
      check: 'response_schema_conformance',
      code: 'body-type',
      pointer: '/data/countries',
      message: expect.stringContaining('"none"') as string,
      location: expect.stringMatching(/^openapi\/schemas\/\w+\.yaml:\d+$/) as string,
    },
  ]);
  expect(coverage.operations.seen).toBe(1);
});

test('@API-12 decodes base64 bodies and ignores media type parameters and content codings', async () => {
  const base64 = Buffer.from(good).toString('base64');
  const packed = entry('GET https://shop.example/api/countries', {
    text: base64,
    encoding: 'base64',
    type: 'application/json; charset=utf-8',
  });
  const headers = [...(packed.response.headers ?? []), { name: 'content-encoding', value: 'br' }];
  expect(
    (await validate([{ ...packed, response: { ...packed.response, headers } }])).findings,
  ).toEqual([]);
  const wrong = { text: Buffer.from('[7]').toString('base64'), encoding: 'base64' };
  const { findings } = await validate([entry('GET https://shop.example/api/countries', wrong)]);
  expect(findings.map(({ code }) => code)).toEqual(['body-type']);
});

test('@API-12 validates responses with any header', async () => {
  const recorded = entry('GET https://shop.example/api/countries', { text: good });
  const limit = { name: 'x-ratelimit-limit', value: '60' };
  const others = [
    { name: 'Content-Disposition', value: 'attachment; filename="تقرير.pdf"' },
    { name: 'Set-Cookie', value: 'a=1\nb=2' },
    { name: 'odd name', value: '' },
  ];
  const withHeaders = (headers: HarEntry['response']['headers'] = []) => ({
    ...recorded,
    response: { ...recorded.response, headers: [...(recorded.response.headers ?? []), ...headers] },
  });
  expect((await validate([withHeaders(others)])).findings).toEqual([]);
  // Repeated headers are one value.
  expect((await validate([withHeaders([limit])])).findings).toMatchObject([
    { check: 'response_headers_conformance', pointer: '/headers/X-RateLimit-Limit' },
  ]);
});

test('@API-12 counts or skips entries outside of the API, without a response or without a body', async () => {
  const { findings, ignoredCounts, requests } = await validate([
    entry('GET https://shop.example/api/countries', { text: good }),
    entry('GET https://shop.example/assets/app.js'),
    entry('GET https://statistics.example/api/collect', { text: '{}' }),
    entry('OPTIONS https://shop.example/api/countries'),
    entry('GET https://shop.example/api/countries', { status: 0 }),
    entry('GET https://shop.example/api/countries', { status: 304, size: 0, text: '' }),
    entry('GET https://shop.example/api/countries', { size: 50_000 }),
    entry('GET https://shop.example/api/countries', { text: good.slice(0, 30), size: good.length }),
  ]);
  expect(findings).toEqual([]);
  expect(requests).toBe(4);
  expect(ignoredCounts).toEqual({
    'not an API request': 2,
    'CORS preflight (OPTIONS)': 1,
    'without a response': 1,
  });
});

test('@API-12 validates the realtime events that a browser received', async () => {
  const socket = entry('GET wss://realtime.example/app/key?protocol=7', { status: 101 });
  const event = {
    event: 'support-ticket-message-event',
    channel: 'support-ticket-message-channel',
  };
  const frame = (data: unknown) => JSON.stringify({ ...event, data: JSON.stringify(data) });
  const received = [
    frame({ ticket_number: '9199821' }),
    frame({ ticket_number: 9_199_821 }),
    '{"event":"pusher:pong","data":"{}"}',
  ].map((data) => ({ type: 'receive' as const, opcode: 1, data }));
  const sent = { type: 'send' as const, opcode: 1, data: frame({}) };
  const { findings } = await validate([{ ...socket, _webSocketMessages: [...received, sent] }]);
  expect(findings).toMatchObject([
    {
      operation: 'support-ticket-message-event',
      check: 'realtime_conformance',
      code: 'body-type',
      pointer: '/ticket_number',
      location: expect.stringMatching(/^openapi\/realtime\.yaml:\d+$/) as string,
      count: 1,
    },
  ]);
});

test('@API-12 ignores WebSockets of third parties and of other hosts', async () => {
  const socket = (url: string): HarEntry => ({
    ...entry(`GET ${url}`, { status: 101 }),
    _webSocketMessages: [{ type: 'receive', opcode: 1, data: '0{"sid":"x"}' }],
  });
  const { findings, ignoredCounts } = await validate(
    [
      entry('GET https://shop.example/api/countries', { text: good }),
      socket('wss://shop.example/socket.io/?EIO=4'),
      socket('wss://chat.example/app/key?protocol=7'),
      socket('wss://shop.example/app/key?protocol=7'),
    ],
    { hosts: new Set(['shop.example']) },
  );
  expect(findings).toMatchObject([{ code: 'event-unreadable', count: 1 }]);
  expect(ignoredCounts).toEqual({ 'not a realtime connection': 2 });
});

test('@API-12 reports calls that the contract lacks, and invalid requests', async () => {
  const json = { mimeType: 'application/json' };
  const { findings } = await validate([
    entry('GET https://shop.example/api/secret-plan', { text: '{}' }),
    entry('GET https://shop.example/api/countries?pgae=1', { text: good }),
    entry(
      'POST https://shop.example/api/cart/store',
      { status: 401, text: '{"message": "Unauthenticated."}' },
      { postData: { ...json, text: '{"product_id": [' }, bodySize: 16 },
    ),
  ]);
  const codes = findings.map(({ operation, code }) => `${operation} ${code}`);
  expect(codes.toSorted()).toEqual([
    'GET /api/secret-plan operation-unknown',
    'addToCart request-unreadable',
    'listCountries request-parameter-unknown',
  ]);
});

test('validates only the selected hosts, with a different base path', async () => {
  const entries = [
    entry('GET https://a.example/v2/countries', { text: good }),
    entry('GET https://b.example/v2/countries', { text: '[]' }),
  ];
  const options = { base: '/v2', hosts: new Set(['a.example']) };
  const { findings, requests, ignoredCounts } = await validate(entries, options);
  expect([findings, requests, ignoredCounts]).toEqual([[], 1, { 'not an API request': 1 }]);
});

test('@API-12 streams a thousand entries', async () => {
  const headers = Array.from({ length: 30 }, (_, at) => ({
    name: `x-${at}`,
    value: 'é"}'.repeat(40),
  }));
  const one = entry('GET https://shop.example/api/countries', { text: good }, { headers });
  const { requests, findings } = await validate(Array.from({ length: 1000 }, () => one));
  expect([requests, findings]).toEqual([1000, []]);
});

test('the command exits with the right code, and its reports contain no secrets', async () => {
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((text: string) => void lines.push(text));
  const error = vi
    .spyOn(console, 'error')
    .mockImplementation((text: string) => void lines.push(text));
  const file = join(folder, 'recording.har');
  const token = '12|abcdefghijklmnopqrstuvwxyz';
  await validate([
    entry(`GET https://shop.example/api/countries?token=${token}`, {
      text: JSON.stringify({ success: true, data: { token, countries: { password: 'hunter2' } } }),
    }),
  ]);
  const reports = ['json', 'junit', 'html'].map((name) => join(folder, `report.${name}`));
  const [json = '', junit = '', html = ''] = reports;
  expect(await run(['har', file, '--json', json, '--junit', junit, '--html', html])).toBe(1);
  const all = [...lines, ...reports.map((name) => readFileSync(name, 'utf8'))].join('\n');
  expect(all).toContain('body-type');
  expect(all).not.toMatch(/abcdefgh|hunter2/);
  await validate([entry('GET https://shop.example/api/countries', { text: good })]);
  expect(await run(['har', file])).toBe(0);
  expect(await run(['har'])).toBe(2);
  for (const [option, value] of [
    ['--base', '/v2'],
    ['--host', 'other.example'],
  ] as const) {
    expect(await run(['har', file, option, value])).toBe(3);
    expect(lines.at(-1)).toBe(
      'The recording contains no API requests. Check --base and --host. 1 not an API request.',
    );
  }
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, 400));
  expect(await run(['har', file])).toBe(3);
  writeFileSync(file, '{"log": {}}');
  expect(await run(['har', file])).toBe(3);
  expect(lines.join('\n')).toContain('it has no log.entries');
  log.mockRestore();
  error.mockRestore();
});

describe('@API-18 a baseline of recordings', () => {
  const countries = 'GET https://shop.example/api/countries';
  const orders = 'GET https://shop.example/api/orders';
  const plan = 'GET https://shop.example/api/secret-plan';
  const baseline = () => join(folder, 'baseline.json');
  const record = async (entries: readonly HarEntry[], option: string) => {
    await validate(entries);
    return (await callWith({}, 'har', join(folder, 'recording.har'), option, baseline())).out;
  };

  test.each<[string, HarEntry, string, RecordedResponse]>([
    [
      'an unmodified response',
      entry(countries, { text: '{"message": 7}' }),
      countries,
      { status: 304, size: 0, text: '' },
    ],
    [
      'a response without its body',
      entry(countries, { text: '{"message": 7}' }),
      countries,
      { size: 50_000 },
    ],
    [
      'the response to an invalid request',
      entry(orders, { status: 401, text: '{"message": 7}' }),
      `${orders}?pgae=1`,
      { status: 401, text: '{}' },
    ],
  ])('%s fixes no violation', async (_, wrong, request, response) => {
    await record([wrong], '--write-baseline');
    expect(readFileSync(baseline(), 'utf8')).toContain('"body-type"');
    const unseen = [entry(request, response)];
    expect(await record(unseen, '--baseline')).toContain(', 0 fixed.');
    await record(unseen, '--write-baseline');
    expect(readFileSync(baseline(), 'utf8')).toContain('"body-type"');
  });

  test('a valid response fixes a violation', async () => {
    await record([entry(orders, { status: 401, text: '{"message": 7}' })], '--write-baseline');
    const right = [entry(orders, { status: 401, text: '{"message": "Unauthenticated."}' })];
    expect(await record(right, '--baseline')).toContain(', 1 fixed.');
  });

  test('a call is fixed once the contract has it, not while no recording contains it', async () => {
    const complete = [entry(countries, { text: good }), entry(plan, { text: '{}' })];
    await record(complete, '--write-baseline');
    expect(readFileSync(baseline(), 'utf8')).toContain('"operation":"GET /api/secret-plan"');
    const others = [entry(countries, { text: good })];
    expect(await record(others, '--baseline')).toContain(', 0 fixed.');
    // Earlier, the contract lacked this operation.
    const text = readFileSync(baseline(), 'utf8').replace('secret-plan', 'countries');
    writeFileSync(baseline(), text);
    expect(await record(others, '--baseline')).toContain(', 1 fixed.');
    await record(others, '--write-baseline');
    expect(readFileSync(baseline(), 'utf8')).not.toContain('operation-unknown');
  });
});
