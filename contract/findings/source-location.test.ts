import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { METHODS } from '../engine/contract-document.ts';
import { operationPointer } from '../engine/list-operations.ts';
import { readDocument } from '../engine/read-document.ts';
import { escapePointerKey } from '../lib/json-pointer.ts';
import { ROOT } from '../lib/root.ts';
import { createLocator, sourceLocation } from './source-location.ts';

const contract = readDocument();

function lineAt(location: string | undefined): string | undefined {
  const [file = '', line] = location?.split(':') ?? [];
  return readFileSync(join(ROOT, file), 'utf8').split('\n')[Number(line) - 1]?.trim();
}

test('finds every operation at its method', () => {
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const method of METHODS) {
      if (!item[method]) continue;
      const location = sourceLocation(operationPointer({ path, method }));
      expect(location).toMatch(/^openapi\/paths\//);
      expect(lineAt(location), `${method} ${path} at ${location}`).toBe(`${method}:`);
    }
  }
});

test('finds every schema and its fields by name', () => {
  for (const [name, { properties = {} }] of Object.entries(contract.components?.schemas ?? {})) {
    const pointer = `#/components/schemas/${name}`;
    expect(lineAt(sourceLocation(pointer)), name).toMatch(new RegExp(`^${name}:`));
    for (const field of Object.keys(properties)) {
      const location = sourceLocation(`${pointer}/properties/${escapePointerKey(field)}`);
      expect(lineAt(location)?.replaceAll(/['"]/g, ''), `${name}.${field} at ${location}`).toMatch(
        new RegExp(`^${field.replaceAll(/[^\w]/g, '.')}:`),
      );
    }
  }
});

test('finds the schema of a rule that the validator added; returns undefined for unknown pointers', () => {
  const closed = '#/components/schemas/OrderRow__open/additionalProperties';
  expect(lineAt(sourceLocation(closed))).toBe('OrderRow:');
  expect(sourceLocation('#/components/schemas/NoSuchSchema/type')).toBeUndefined();
  expect(sourceLocation('#/paths/~1api~1nothing/get')).toBeUndefined();
  expect(sourceLocation('listOrders')).toBeUndefined();
});

test('reads files again only after a change, and locates each pointer once', () => {
  const root = mkdtempSync(join(tmpdir(), 'souk-locations-'));
  const schemas = join(root, 'openapi/schemas');
  const orders = join(schemas, 'orders.yaml');
  const writeAt = (text: string, seconds: number) => {
    writeFileSync(orders, text);
    utimesSync(orders, seconds, seconds);
  };
  mkdirSync(schemas, { recursive: true });
  writeFileSync(join(root, 'openapi/openapi.yaml'), 'openapi: 3.1.0\n');
  writeAt('Order:\n  type: object\n', 1000);
  const pointer = '#/components/schemas/Order/type';
  const locate = createLocator(root);
  expect(locate(pointer)).toBe('openapi/schemas/orders.yaml:2');
  writeAt('', 1000);
  expect(sourceLocation(pointer, root)).toBe('openapi/schemas/orders.yaml:2');
  writeAt('', 2000);
  expect(sourceLocation(pointer, root)).toBeUndefined();
  expect(locate(pointer)).toBe('openapi/schemas/orders.yaml:2');
  rmSync(root, { recursive: true });
});
