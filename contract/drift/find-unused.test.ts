import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ContractDocument } from '../engine/contract-document.ts';
import { readDocument } from '../engine/read-document.ts';
import { listOperations } from '../engine/list-operations.ts';
import { KNOWN_USES } from './known-uses.ts';
import { findUnused, type ScreenUse } from './find-unused.ts';

// The TypeScript compiler loads its lib files first, which is slow.
vi.setConfig({ hookTimeout: 60_000 });

const READ_SAMPLES: Readonly<Record<string, string>> = {
  accessed: 'export const a = (order: Order) => order.accessed;',
  optional: 'export const b = (order?: Order) => order?.optional;',
  destructured: 'export const c = ({ destructured: own }: Order) => own;',
  rest: 'export function d({ accessed: _, ...others }: Order) { return others.rest; }',
  spread: 'export const e = (order: Order) => ({ ...order, more: 1 }).spread;',
  helper:
    'const f1 = (one: { helper: string }) => one.helper; export const f = (o: Order) => f1(o);',
  generic:
    'const g1 = <T extends { generic: string }>(all: T[]) => all.map((one) => one.generic); export const g = (o: Order) => g1([o]);',
  callback:
    'const h1 = (one: { callback: string }) => one.callback; export const h = (all: Order[]) => all.map(h1);',
  literal: "export const i = (order: Order) => order['literal'];",
  union: "export const j = (order: Order, key: 'union') => order[key];",
  named:
    "const k1 = <T, K extends keyof T>(one: T, key: K) => one[key]; export const k = (o: Order) => k1(o, 'named');",
  inside: "export const l = (order: Order | { other: 1 }) => 'inside' in order;",
  fallback:
    "interface Rate { fallback: string } const RATE: Rate = { fallback: '1' }; const m1 = (o?: Order): Rate => o ?? RATE; export const m = m1().fallback;",
  picked: "export const n = (order: Pick<Order, 'picked'>) => order.picked;",
  returned:
    'const p1 = (o: Order): { returned: string } => { return o; }; export const p = (o: Order) => p1(o).returned;',
  number: 'export const q = (order: Order, key: 5) => order[key];',
};
const FIELDS = [
  ...Object.keys(READ_SAMPLES).filter((one) => one !== 'number'),
  'untouched',
  'handed',
];

const FILES: Readonly<Record<string, string>> = {
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      strict: true,
      target: 'ES2022',
      lib: ['ES2022'],
      module: 'ESNext',
      moduleResolution: 'Bundler',
      allowImportingTsExtensions: true,
      noEmit: true,
      types: [],
    },
    include: ['src'],
  }),
  'src/api/generated/schema.d.ts': `
export interface components {
  schemas: {
    Reply: { message: string; data: components["schemas"]["Data"] };
    Data: { orders: components["schemas"]["Order"][]; total: number; note: string };
    Later: { hidden_later: string };
    Order: { ${FIELDS.map((name) => `${name}: string;`).join(' ')} 5: string; later?: components["schemas"]["Later"] };
    Stored: { message: string; data: components["schemas"]["Box"] };
    Box: { lost: string };
    Nobody: { message: string; data: { hidden: string } };
  };
}
export interface operations {
  listOrders: { responses: { 200: { content: { "application/json": components["schemas"]["Reply"] } } } };
  getBox: { responses: { 200: { content: { "application/json": components["schemas"]["Stored"] } } } };
  getLink: { responses: { 200: { content: { "application/json": components["schemas"]["Nobody"] } } } };
  getTwin: { responses: { 200: { content: { "application/json": components["schemas"]["Nobody"] } } } };
  getNothing: { responses: { 200: { content: { "application/json": components["schemas"]["Nobody"] } } } };
}`,
  'src/api/runtime/define-operation.ts':
    'export const defineQuery = <Id extends string>(one: { id: Id }) => one; export const use = (one: object) => one;',
  'src/api/generated/orders.ts': ['listOrders', 'getBox', 'getNothing', 'getLink', 'getTwin']
    .map(
      (id) =>
        `export const ${id} = defineQuery<'${id}'>({ id: '${id}' });\nexport function use${id}() { return use(${id}); }`,
    )
    .join('\n')
    .replace(/^/, "import { defineQuery, use } from '../define.ts';\n"),
  'src/features/orders.ts': `
import { uselistOrders } from '../api/generated/orders.ts';
import { getBox } from '../api/generated/orders.ts';
import type { components } from '../api/generated/schema.d.ts';
type Order = components['schemas']['Order'];
type Box = components['schemas']['Box'];
export const calls = [uselistOrders, getBox];
export const keep = (box: Box) => JSON.stringify(box);
const pass = (order: Order) => order;
export const hand = (order: Order) => pass(order);
${Object.values(READ_SAMPLES).join('\n')}`,
  // Tests read everything, but are not screens.
  'src/features/orders.test.ts': `
import { getNothing } from '../api/generated/orders.ts';
import type { components } from '../api/generated/schema.d.ts';
export const all = (o: components['schemas']['Order']) => [o.untouched, o.handed, getNothing];`,
};

const document: ContractDocument = {
  paths: {
    '/api/orders': {
      get: {
        operationId: 'listOrders',
        responses: {},
        'x-pagination': {
          page: 'page',
          size: 'per_page',
          defaultSize: 10,
          items: 'orders',
          total: 'total',
        },
      },
    },
    '/api/box': { get: { operationId: 'getBox', responses: {} } },
    '/api/link': { get: { operationId: 'getLink', responses: {} } },
    '/api/twin': { get: { operationId: 'getTwin', responses: {} } },
    '/api/nothing': { get: { operationId: 'getNothing', responses: {} } },
  },
  components: {
    schemas: { Order: { properties: { later: { type: 'object', 'x-since': 'R4' } } } },
  },
};

let folder: string;
let root: string;
let result: ScreenUse;
const names = (all: readonly { name: string }[]) => all.map(({ name }) => name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'souk-screens-'));
  // Only paths inside of the repository mark tests and developer tools.
  root = join(folder, 'testing/src/dev/shop');
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const known = { linked: { getLink: 'Order.accessed' }, intentional: { getTwin: 'a twin' } };
  result = findUnused({ root, source: 'src', generated: 'src/api/generated', document, known });
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(Object.keys(READ_SAMPLES))('counts a property that is %s as read', (kind) => {
  expect(names(result.properties)).not.toContain(`Order.${kind === 'number' ? '5' : kind}`);
});

test('reports properties that nothing reads, even if their object is passed on with its type', () => {
  expect(names(result.properties)).toEqual(['Data.note', 'Order.handed', 'Order.untouched']);
});

test('reports properties of values that lose their type separately', () => {
  expect(names(result.unknowable)).toEqual(['Box.lost']);
});

test('reports an operation that only tests call, but not its properties', () => {
  expect(names(result.operations)).toEqual(['getNothing']);
  expect(JSON.stringify(result)).not.toContain('hidden');
});

test('counts an operation as used if a screen reads its link, or if a reason is listed', () => {
  expect(names(result.operations)).not.toContain('getLink');
  expect(result.meant).toEqual([{ name: 'getTwin', why: 'a twin' }]);
});

test('KNOWN_USES contains only existing operations and links', () => {
  const contract = readDocument();
  const ids = new Set(listOperations(contract).map(({ id }) => id));
  const { linked, intentional } = KNOWN_USES;
  for (const id of [...Object.keys(linked), ...Object.keys(intentional)]) expect(ids).toContain(id);
  for (const path of Object.values(linked)) {
    const [name = '', field = ''] = path.split('.');
    expect(contract.components?.schemas?.[name]?.properties).toHaveProperty([field]);
  }
});

test('ignores schemas that only properties of a later release use', () => {
  expect(JSON.stringify(result)).not.toContain('later');
});

test('counts the envelope and the properties that pagination reads as used', () => {
  const unused = JSON.stringify(names(result.properties));
  for (const name of ['message', '.data', 'Data.total', 'Data.orders']) {
    expect(unused).not.toContain(name);
  }
});
