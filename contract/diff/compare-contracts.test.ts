import { describe, expect, test } from 'vitest';
import type { ContractDocument, Parameter, Schema } from '../engine/contract-document.ts';
import { readDocument } from '../engine/read-document.ts';
import { inlineDocument, jsonOperation } from '../engine/testing/inline-contract.ts';
import { compareContracts } from './compare-contracts.ts';
import { SEEDED_CHANGES } from './testing/seeded-changes.ts';
import { editContract } from './testing/seeded-changes/contract-editor.ts';

/** Reverses the key order of objects, but not of lists. */
function reverseKeys<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(reverseKeys) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const pairs = Object.entries(value).map(([key, inner]) => [key, reverseKeys<unknown>(inner)]);
  return Object.fromEntries(pairs.toReversed()) as Value;
}

describe('@API-13 seeded changes of the real contract', () => {
  test.each(SEEDED_CHANGES)('$title', ({ make, expected }) => {
    const now = readDocument();
    make(editContract(now));
    const changes = compareContracts(readDocument(), now);
    const reported = changes.map(({ severity, code }) => `${severity} ${code}`);
    expect(new Set(reported)).toEqual(
      new Set(expected.map(([severity, code]) => `${severity} ${code}`)),
    );
    for (const [, code, operation, where] of expected) {
      const locations = changes.filter((one) => one.code === code).flatMap((one) => one.locations);
      expect(locations).toContainEqual({ operation, where });
    }
  });
});

describe('@API-13 equivalent contracts have no changes', () => {
  test('an identical contract', () => {
    expect(compareContracts(readDocument(), readDocument())).toEqual([]);
  });

  test('key order', () => {
    expect(compareContracts(readDocument(), reverseKeys(readDocument()))).toEqual([]);
  });

  test('order of enum values, required fields and union branches', () => {
    const now = readDocument();
    const { schema, property } = editContract(now);
    (schema('OrderStatus')['enum'] as string[]).reverse();
    schema('ProductCard').required.reverse();
    property('OrderDetails', 'rider').oneOf?.reverse();
    property('Address', 'latitude').oneOf?.reverse();
    expect(compareContracts(readDocument(), now)).toEqual([]);
  });

  test('renamed or inlined components', () => {
    const text = JSON.stringify(readDocument())
      .replaceAll('#/components/schemas/OrderRow"', '#/components/schemas/Row"')
      .replace('"OrderRow":', '"Row":')
      .replaceAll('{"$ref":"#/components/schemas/OrderStatus"}', () =>
        JSON.stringify(readDocument().components?.schemas?.['OrderStatus']),
      );
    expect(text).toContain('#/components/schemas/Row"');
    expect(compareContracts(readDocument(), JSON.parse(text) as ContractDocument)).toEqual([]);
  });

  test('parameters of operations that override those of their path', () => {
    const document = (parameters: Parameter[]) =>
      inlineDocument(
        {},
        {
          '/cats': {
            parameters: [{ name: 'limit', in: 'query', required: true }],
            get: jsonOperation('listCats', {}, { parameters }),
          },
        },
      );
    const optional = document([{ name: 'limit', in: 'query' }]);
    expect(compareContracts(optional, structuredClone(optional))).toEqual([]);
    const reported = compareContracts(optional, document([])).map(({ code }) => code);
    expect(reported).toEqual(['parameter-required']);
  });

  test('null, constants and unions in other notations', () => {
    const now = readDocument();
    const { property } = editContract(now);
    const useAnyOf = (one: Schema) => Object.assign(one, { anyOf: one.oneOf, oneOf: undefined });
    useAnyOf(property('Address', 'latitude'));
    Object.assign(property('Address', 'flat_no'), {
      type: undefined,
      oneOf: [{ type: 'null' }, { type: 'string' }],
    });
    const both = property('ChatMessage', 'type');
    Object.assign(both, { oneOf: [{ const: 'shop' }, { enum: ['user'] }] });
    delete both['enum'];
    delete both.type;
    const reported = compareContracts(readDocument(), now).map(({ code }) => code);
    // The comparison can't combine branches into one enum, so it reports a change.
    expect(new Set(reported)).toEqual(
      new Set(['response-enum-narrowed', 'response-branch-widened']),
    );
  });
});

describe('@API-13 rules next to unions and in allOf', () => {
  const field = (schema: Schema): ContractDocument =>
    inlineDocument(
      {
        Name: { type: 'string', maxLength: 100, minLength: 5 },
        Cat: { type: 'object', properties: { paws: { type: 'integer' } } },
        Dog: { type: 'object', properties: { tail: { type: 'boolean' } } },
      },
      {
        '/cats': {
          post: jsonOperation('addCat', {
            body: { type: 'object', properties: { field: schema } },
          }),
        },
      },
    );
  const name = { $ref: '#/components/schemas/Name' };
  const cat = { $ref: '#/components/schemas/Cat' };
  const dog = { $ref: '#/components/schemas/Dog' };
  const textOrNumber = [{ type: 'string' }, { type: 'integer' }];

  test.each<[string, Schema, Schema, string[]]>([
    [
      'a limit next to anyOf',
      { anyOf: textOrNumber, maxLength: 255 },
      { anyOf: textOrNumber, maxLength: 10 },
      ['request-limit-narrowed'],
    ],
    [
      'a pattern next to oneOf',
      { oneOf: textOrNumber },
      { oneOf: textOrNumber, pattern: '^a' },
      ['request-pattern-narrowed'],
    ],
    [
      'an opaque rule next to a union of components',
      { oneOf: [cat, dog] },
      { oneOf: [cat, dog], not: { required: ['paws'] } },
      ['request-rule-changed'],
    ],
    [
      'a description next to a union',
      { oneOf: [cat, dog], description: 'A pet.' },
      { oneOf: [cat, dog], description: 'An animal.' },
      ['description-changed'],
    ],
    [
      'anyOf next to oneOf',
      { oneOf: textOrNumber, anyOf: [{ maxLength: 20 }] },
      { oneOf: textOrNumber, anyOf: [{ maxLength: 10 }] },
      ['request-limit-narrowed'],
    ],
    [
      'a limit that is stricter than that of a component in allOf',
      { allOf: [name], maxLength: 50 },
      { allOf: [name], maxLength: 20 },
      ['request-limit-narrowed'],
    ],
    [
      'a limit that is stricter than that of a referenced component',
      { ...name, minLength: 6 },
      { ...name, minLength: 7 },
      ['request-limit-narrowed'],
    ],
    [
      'a limit that is wider than that of a component',
      { allOf: [name], maxLength: 500 },
      { allOf: [name], maxLength: 200 },
      [],
    ],
    [
      'the first of two enums',
      { allOf: [{ enum: ['a', 'b', 'c'] }, { enum: ['b', 'c', 'd'] }] },
      { allOf: [{ enum: ['a', 'b'] }, { enum: ['b', 'c', 'd'] }] },
      ['request-enum-narrowed'],
    ],
    [
      'the first of two unions',
      { allOf: [{ oneOf: textOrNumber }, { oneOf: [...textOrNumber, { type: 'boolean' }] }] },
      {
        allOf: [{ oneOf: [{ type: 'string' }] }, { oneOf: [...textOrNumber, { type: 'boolean' }] }],
      },
      ['request-branch-narrowed'],
    ],
    [
      'the first of two types',
      { allOf: [{ type: ['string', 'null'] }, { type: ['string', 'null'] }] },
      { allOf: [{ type: 'string' }, { type: ['string', 'null'] }] },
      ['request-null-narrowed'],
    ],
    [
      'the first of two file rules',
      {
        allOf: [
          { 'x-file': { types: ['png'], maxKilobytes: 9 } },
          { 'x-file': { types: ['png'] } },
        ],
      },
      {
        allOf: [
          { 'x-file': { types: ['png'], maxKilobytes: 5 } },
          { 'x-file': { types: ['png'] } },
        ],
      },
      ['request-limit-narrowed'],
    ],
    [
      'the second of two patterns',
      { allOf: [{ pattern: '^a' }, { pattern: 'b$' }] },
      { allOf: [{ pattern: '^a' }, { pattern: 'c$' }] },
      ['request-rule-changed'],
    ],
    [
      'a rule of another part',
      {
        allOf: [
          { uniqueItems: true, multipleOf: 2 },
          { uniqueItems: false, multipleOf: 4 },
        ],
      },
      {
        allOf: [
          { uniqueItems: false, multipleOf: 2 },
          { uniqueItems: false, multipleOf: 4 },
        ],
      },
      ['request-limit-widened'],
    ],
  ])('%s', (_title, old, now, expected) => {
    const reported = compareContracts(field(old), field(now)).map(({ code }) => code);
    expect([...new Set(reported)]).toEqual(expected);
    expect(compareContracts(field(old), field(structuredClone(old)))).toEqual([]);
  });

  test('recursive parts that repeat each other end', () => {
    const tree = (maxLength: number) => {
      const document = field({
        allOf: [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/B' }],
      });
      const [a, b] = ['A', 'B'].map((part) => ({ $ref: `#/components/schemas/${part}` }));
      Object.assign(document.components?.schemas ?? {}, {
        A: { properties: { name: { type: 'string', maxLength }, inner: { allOf: [a, b] } } },
        B: { properties: { inner: b } },
      });
      return document;
    };
    const changes = compareContracts(tree(20), tree(10));
    expect(changes.map(({ code }) => code)).toEqual(['request-limit-narrowed']);
  });
});

describe('@API-13 recursive schemas', () => {
  const recursive = (leaf: Schema): ContractDocument => ({
    paths: {
      '/tree': {
        post: {
          operationId: 'plant',
          requestBody: {
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Node' } } },
          },
          responses: {
            '200': {
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Node' } } },
            },
          },
        },
      },
    },
    components: {
      schemas: {
        Node: {
          type: 'object',
          properties: {
            leaf,
            left: { oneOf: [{ $ref: '#/components/schemas/Node' }, { type: 'null' }] },
            below: { type: 'array', items: { $ref: '#/components/schemas/Node' } },
            both: { allOf: [{ $ref: '#/components/schemas/Node' }, { required: ['leaf'] }] },
          },
        },
      },
    },
  });

  test('are compared without endless recursion, and each difference is reported once', () => {
    const old = recursive({ type: 'integer' });
    expect(compareContracts(old, recursive({ type: 'integer' }))).toEqual([]);
    const changes = compareContracts(old, recursive({ type: 'number' }));
    expect(changes.map(({ severity, code }) => [severity, code])).toEqual([
      ['breaking', 'response-type-widened'],
      ['harmless', 'request-type-widened'],
    ]);
    expect(changes[0]).toMatchObject({
      old: 'integer',
      new: 'number',
      pointer: '#/components/schemas/Node/properties/leaf',
    });
  });
});
