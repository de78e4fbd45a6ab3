import { describe, expect, it, test } from 'vitest';
import { loadContract } from './contract.ts';
import { ContractError } from './contract-error.ts';
import type { ContractDocument, Schema } from './contract-document.ts';
import { inlineDocument, jsonOperation } from './testing/inline-contract.ts';

function findProblems(document: ContractDocument): readonly string[] {
  try {
    loadContract(document, true);
  } catch (error) {
    if (error instanceof ContractError) return error.problems;
    throw error;
  }
  return [];
}

describe('loading a contract', () => {
  it('@API-05 compiles a valid contract', () => {
    const { operations } = loadContract(
      inlineDocument(
        { Cat: { type: 'object', properties: { name: { type: 'string', format: 'email' } } } },
        { '/cats': { get: jsonOperation('listCats', { response: { type: 'array' } }) } },
      ),
      true,
    );
    expect([...operations.keys()]).toEqual(['listCats']);
    expect(operations.get('listCats')?.responses.has(422)).toBe(true);
  });

  it.each<[string, Schema, string]>([
    [
      'a bad regular expression',
      { type: 'string', pattern: '[' },
      '/pattern: Invalid regular expression: /[/u: Unterminated character class.',
    ],
    [
      'an unknown keyword',
      { type: 'string', minLenght: 2 },
      '/minLenght: unknown keyword "minLenght".',
    ],
    [
      'an unknown format',
      { type: 'string', format: 'e-mail' },
      '/format: unknown format "e-mail".',
    ],
    [
      'an unresolved reference',
      { $ref: '#/components/schemas/Dog' },
      ': #/components/schemas/Dog cannot be resolved.',
    ],
    [
      'an unknown type',
      { type: 'text' },
      '/type: must be equal to one of the allowed values or must be array, but it is "text".',
    ],
  ])('@API-05 rejects %s and names its location', (_name, schema, expected) => {
    const list: Schema = { type: 'array', items: schema };
    const cat: Schema = { type: 'object', properties: { names: list } };
    expect(findProblems(inlineDocument({ Cat: cat }))).toEqual([
      `#/components/schemas/Cat/properties/names/items${expected}`,
    ]);
  });

  it('@API-05 rejects a contract without its dialect', () => {
    const { jsonSchemaDialect: _, ...document } = inlineDocument({});
    expect(findProblems(document)).toEqual([
      'jsonSchemaDialect is "undefined"; it must be https://json-schema.org/draft/2020-12/schema.',
    ]);
  });

  it('@API-05 reports all problems at once, also those in operations', () => {
    const document = inlineDocument(
      {
        Cat: {
          oneOf: [
            { type: 'string', pattern: '(' },
            { type: 'integer', maximun: 3 },
          ],
        },
      },
      {
        '/cats/{id}': {
          get: jsonOperation('getCat', { response: { type: 'object', format: 'cat' } }),
          post: jsonOperation('getCat', { body: { $ref: '#/components/schemas/Gone' } }),
        },
        '/dogs': {
          get: { responses: {}, parameters: [{ $ref: '#/components/parameters/No' } as never] },
        },
      },
    );
    document.jsonSchemaDialect = 'https://json-schema.org/draft-07/schema';
    const response = '#/paths/~1cats~1{id}/get/responses/200/content/application~1json/schema';
    const body = '#/paths/~1cats~1{id}/post/requestBody/content/application~1json/schema';
    expect(findProblems(document).map((problem) => problem.split(': ', 1)[0])).toEqual([
      'jsonSchemaDialect is "https://json-schema.org/draft-07/schema"; it must be https://json-schema.org/draft/2020-12/schema.',
      `${response}/format`,
      body,
      '#/paths/~1dogs/get/parameters/0',
      '#/components/schemas/Cat/oneOf/0/pattern',
      '#/components/schemas/Cat/oneOf/1/maximun',
      '#/paths/~1cats~1{id}/post',
      '#/paths/~1dogs/get',
    ]);
  });

  it('@API-05 accepts field names that look like keywords', () => {
    const properties = { pattern: { type: 'string' }, $ref: { type: 'string' }, foo: {} };
    expect(findProblems(inlineDocument({ Odd: { type: 'object', properties } }))).toEqual([]);
  });

  it('explains how to fix the problems', () => {
    expect(() => loadContract(inlineDocument({ Cat: { type: 'cat' } }), true)).toThrow(
      /^Failed to load the contract: 1 problem\(s\)\.\n {2}#\/components\/schemas\/Cat\/type: .*\nFix them in openapi\/ and run `npm run generate`\.$/,
    );
  });
});

test('@API-05 a parameter of an operation replaces that of its path', () => {
  const limit = { name: 'limit', in: 'query' as const };
  const { operations } = loadContract(
    inlineDocument(
      {},
      {
        '/cats': {
          parameters: [{ ...limit, required: true, schema: { type: 'string', maxLength: 1 } }],
          get: jsonOperation(
            'listCats',
            {},
            { parameters: [{ ...limit, schema: { type: 'integer' } }] },
          ),
        },
      },
    ),
    true,
  );
  const listCats = operations.get('listCats');
  expect(listCats?.fieldOrder).toEqual(['limit']);
  expect(listCats?.validateQuery({})).toBe(true);
  expect(listCats?.validateQuery({ limit: 20 })).toBe(true);
});

describe('loading components later', () => {
  const odd: Schema = { type: 'array', prefixItems: [{ type: 'string' }] };

  it('@API-05 still rejects a schema whose error only the compiler detects', async () => {
    const document = inlineDocument({ Fine: { type: 'string' }, Odd: odd });
    expect(() => loadContract(document, true)).toThrow('#/components/schemas/Odd');
    const contract = loadContract(document, true, 'lazy');
    await expect(contract.finish()).rejects.toThrow('#/components/schemas/Odd');
  });

  it('@API-05 finishes without errors for a valid contract', async () => {
    const document = inlineDocument({ Fine: { type: 'string' } });
    await expect(loadContract(document, true, 'lazy').finish()).resolves.toBeUndefined();
    expect(() => loadContract(inlineDocument({ Fine: { type: 'text' } }), true, 'lazy')).toThrow(
      '#/components/schemas/Fine',
    );
  });
});
