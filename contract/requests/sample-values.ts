import * as fc from 'fast-check';
import { type ContractDocument, resolveRef, type Schema } from '../engine/contract-document.ts';

/** Mostly existing ids of a new world, and some that can't exist. */
const IDENTIFIERS = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 12 }) },
  { weight: 2, arbitrary: fc.integer({ min: 13, max: 3000 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, 2_147_483_647) },
);

/** Generates valid values, as a form or a client would send them. */
export function sampleValues(document: ContractDocument, source: Schema): fc.Arbitrary<unknown> {
  const schema = resolveRef(document, source);
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches) return fc.oneof(...branches.map((branch) => sampleValues(document, branch)));
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  const types = Array.isArray(schema.type) ? schema.type : [schema.type ?? 'object'];
  return fc.oneof(...types.map((type) => valuesOf(document, schema, type)));
}

function valuesOf(document: ContractDocument, schema: Schema, type: string): fc.Arbitrary<unknown> {
  const limit = (keyword: string) => schema[keyword] as number | undefined;
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return integers(limit('minimum'), limit('maximum'));
    case 'string':
      return texts(schema);
    case 'array':
      return fc.array(sampleValues(document, schema.items ?? {}), {
        minLength: limit('minItems') ?? 0,
        maxLength: limit('maxItems') ?? 3,
      });
    default:
      return records(document, schema);
  }
}

function integers(min?: number, max?: number): fc.Arbitrary<number> {
  if (max !== undefined) return fc.integer({ min: min ?? -90, max });
  return min === undefined ? IDENTIFIERS : IDENTIFIERS.map((value) => Math.max(min, value));
}

function records(document: ContractDocument, schema: Schema): fc.Arbitrary<unknown> {
  const required = new Set(schema.required);
  const members = Object.entries(schema.properties ?? {}).map(
    ([name, property]) =>
      [
        name,
        required.has(name)
          ? sampleValues(document, property)
          : fc.option(sampleValues(document, property), { nil: undefined }),
      ] as const,
  );
  return fc
    .record(Object.fromEntries(members))
    .map((value) =>
      Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined)),
    );
}

function texts(schema: Schema): fc.Arbitrary<unknown> {
  const rule = schema['x-file'] as { types: string[] } | undefined;
  if (rule) {
    return fc
      .record({ type: fc.constantFrom(...rule.types), size: fc.integer({ min: 1, max: 2000 }) })
      .map(({ type, size }) => new File(['x'.repeat(size)], `file.${type}`));
  }
  if (typeof schema['pattern'] === 'string') {
    const { minLength = 0, maxLength = 1000 } = schema as {
      minLength?: number;
      maxLength?: number;
    };
    return fc.stringMatching(new RegExp(schema['pattern'], 'u')).filter((text) => {
      // JSON Schema counts code points, not UTF-16 units.
      const { length } = Array.from(text);
      return length >= minLength && length <= maxLength;
    });
  }
  switch (schema['format']) {
    case 'email':
      return fc.integer({ min: 1, max: 50 }).map((number) => `shopper${number}@souk.example`);
    case 'date':
      return fc
        .integer({ min: 1, max: 28 })
        .map((day) => `1990-05-${String(day).padStart(2, '0')}`);
    case 'uri':
      return fc.constant('https://souk.example/a');
    default:
      return plainTexts(schema);
  }
}

/** Includes hostile texts, but no blank ones, which count as missing. */
function plainTexts(schema: Schema): fc.Arbitrary<string> {
  const minLength = Math.max(1, (schema['minLength'] as number | undefined) ?? 1);
  const maxLength = (schema['maxLength'] as number | undefined) ?? 200;
  return fc
    .oneof(
      { weight: 4, arbitrary: fc.string({ unit: 'grapheme' }) },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          '<script>alert(1)</script>',
          '\u202Eevol',
          "'; drop table orders; --",
          '😀'.repeat(20),
        ),
      },
    )
    .map((text) =>
      Array.from(`${'a'.repeat(minLength)}${text}`)
        .slice(0, maxLength)
        .join(''),
    )
    .filter(
      (text) =>
        text.trim() === text && text.length >= minLength && Array.from(text).length <= maxLength,
    );
}
