import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { METHODS } from '../engine/contract-document.ts';
import { operationPointer } from '../engine/list-operations.ts';
import { readDocument } from '../engine/read-document.ts';
import { escapePointerKey } from '../lib/json-pointer.ts';
import { ROOT } from '../lib/root.ts';
import { sourceLocation } from './source-location.ts';

const contract = readDocument();

/** The line that a place names, without its indentation. */
function lineAt(place: string | undefined): string | undefined {
  const [file = '', line] = place?.split(':') ?? [];
  return readFileSync(join(ROOT, file), 'utf8').split('\n')[Number(line) - 1]?.trim();
}

test('every operation is found where its method stands', () => {
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const method of METHODS) {
      if (!item[method]) continue;
      const place = sourceLocation(operationPointer({ path, method }));
      expect(place).toMatch(/^openapi\/paths\//);
      expect(lineAt(place), `${method} ${path} at ${place}`).toBe(`${method}:`);
    }
  }
});

test('every schema and each of its fields is found under its name', () => {
  for (const [name, { properties = {} }] of Object.entries(contract.components?.schemas ?? {})) {
    const pointer = `#/components/schemas/${name}`;
    expect(lineAt(sourceLocation(pointer)), name).toMatch(new RegExp(`^${name}:`));
    for (const field of Object.keys(properties)) {
      const place = sourceLocation(`${pointer}/properties/${escapePointerKey(field)}`);
      expect(lineAt(place)?.replaceAll(/['"]/g, ''), `${name}.${field} at ${place}`).toMatch(
        new RegExp(`^${field.replaceAll(/[^\w]/g, '.')}:`),
      );
    }
  }
});

test('a rule that the judging has added is found where it belongs; nothing is made up', () => {
  const closed = '#/components/schemas/OrderRow__open/additionalProperties';
  expect(lineAt(sourceLocation(closed))).toBe('OrderRow:');
  expect(sourceLocation('#/components/schemas/NoSuchSchema/type')).toBeUndefined();
  expect(sourceLocation('#/paths/~1api~1nothing/get')).toBeUndefined();
  expect(sourceLocation('listOrders')).toBeUndefined();
});
