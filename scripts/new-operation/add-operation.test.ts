import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addOperation } from './add-operation.ts';
import { parseNewOperation } from './parse-new-operation.ts';

const repository = resolve(import.meta.dirname, '../..');

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'souk-new-operation-'));
  for (const name of ['openapi', 'mocks/domain', '.dependency-cruiser.cjs', '.oxfmtrc.json']) {
    cpSync(join(repository, name), join(root, name), { recursive: true });
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const add = (line: string) => addOperation(root, parseNewOperation(line.split(' '), false));

function readFiles(): Map<string, string> {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => statSync(join(root, path)).isFile());
  return new Map(files.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

test.each([
  [
    'an operation in the file of another tag',
    'getCart POST /api/gift-cards gift-cards',
    'getCart exists in openapi/paths/cart.yaml.',
  ],
  [
    'an operation with the name of a schema',
    'cart POST /api/gift-cards gift-cards',
    'CartResponse exists in openapi/schemas/cart.yaml.',
  ],
  [
    'an existing path',
    'redeemGiftCard POST /api/carts gift-cards',
    '/api/carts exists: add redeemGiftCard to its path item by hand.',
  ],
  [
    'an existing path with another parameter',
    'redeemGiftCard POST /api/shops/{code} gift-cards',
    '/api/shops/{id} exists: add redeemGiftCard to its path item by hand.',
  ],
])('refuses %s and writes nothing', async (_name, line, message) => {
  const before = readFiles();
  await expect(add(line)).rejects.toThrow(message);
  expect(readFiles()).toEqual(before);
});

test('writes nothing if a file cannot be formatted', async () => {
  writeFileSync(join(root, 'mocks/domain/handlers.ts'), '(\n\nexport type Handlers\n};\n');
  const before = readFiles();
  await expect(add('redeemGiftCard POST /api/gift-cards gift-cards')).rejects.toThrow(
    'Failed to format mocks/domain/handlers.ts',
  );
  expect(readFiles()).toEqual(before);
});

test.each([
  [
    'a reserved word as ID',
    'delete POST /api/gift-cards gift-cards',
    'it is a reserved word of JavaScript',
  ],
  [
    'a path that repeats a parameter',
    'copyGiftCard POST /api/gift-cards/{id}/copy/{id} gift-cards',
    'it repeats a parameter',
  ],
])('refuses %s', (_name, line, message) => {
  expect(() => parseNewOperation(line.split(' '), false)).toThrow(message);
});
