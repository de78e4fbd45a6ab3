import { describe, expect, it } from 'vitest';
import { loadContract } from './contract.ts';
import type { OperationObject, Parameter, Schema } from './contract-document.ts';
import { validationBody } from './form-messages.ts';
import { type RequestValidation, validateRequest } from './validate-request.ts';
import { inlineDocument, jsonOperation } from './testing/inline-contract.ts';

const person: Schema = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'post_code'],
  properties: {
    name: { type: 'string', minLength: 2, maxLength: 5 },
    post_code: { $ref: '#/components/schemas/PostCode' },
    email: { type: ['string', 'null'], format: 'email' },
    password: { type: 'string' },
    age: { type: 'integer', minimum: 18 },
    shop_ids: {
      type: 'array',
      minItems: 1,
      items: { type: 'integer' },
      'x-messages': { type: 'No list!' },
    },
    kind: { type: 'string', enum: ['home', 'work'] },
    nested: { type: 'object', properties: { line: { type: ['string', 'null'], maxLength: 3 } } },
  },
};
const parameters: Parameter[] = [
  { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
  { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1 } },
  { name: 'open', in: 'query', schema: { type: 'boolean' } },
  { name: 'tags', in: 'query', schema: { type: 'array', items: { type: 'integer' } } },
];

function validate(
  request: { id?: string; query?: string; type?: string; body?: unknown; text?: string },
  operation: Partial<OperationObject> = {},
): Promise<RequestValidation> {
  const source = jsonOperation('savePerson', { body: person }, { parameters, ...operation });
  const document = inlineDocument(
    { PostCode: { type: 'string', 'x-messages': { required: 'Where do you live?' } } },
    { '/people/{id}': { post: source } },
  );
  const contract = loadContract(document, true);
  const found = contract.operations.get('savePerson');
  if (!found) throw new Error('Failed to find savePerson. Look at inlineDocument.');
  const { id = '7', query = '', type = 'application/json', body, text } = request;
  return validateRequest(contract, found, {
    pathParameters: { id },
    query: new URLSearchParams(query),
    contentType: type,
    body: text ?? JSON.stringify(body ?? { name: 'Amira', post_code: '1' }),
  });
}

async function errorBodyOf(body: object) {
  const result = await validate({ body });
  if (result.outcome !== 'form')
    throw new Error(`Expected form errors, but got: ${JSON.stringify(result)}`);
  return validationBody(result.errors);
}

async function violationsOf(
  request: Parameters<typeof validate>[0],
  operation?: Partial<OperationObject>,
): Promise<string[]> {
  const result = await validate(request, operation);
  if (result.outcome !== 'violation')
    throw new Error(`Expected violations, but got: ${JSON.stringify(result)}`);
  return result.violations.map(({ code, pointer }) => `${code} ${pointer}`);
}

describe('parsing a request', () => {
  it('converts strings of path and query to numbers, booleans and lists, but not those of a body', async () => {
    expect(await validate({ query: 'page=2&open=true&tags=3&tags=4' })).toMatchObject({
      outcome: 'good',
      input: { path: { id: 7 }, query: { page: 2, open: true, tags: [3, 4] } },
    });
    expect(await validate({ query: 'tags=3' })).toMatchObject({ input: { query: { tags: [3] } } });
    expect(await violationsOf({ body: { name: 'Amira', post_code: '1', age: '20' } })).toEqual([
      'body-type /age',
    ]);
  });

  it('trims strings and turns empty ones into null, but leaves passwords as typed', async () => {
    const nested = { line: '   ' };
    const body = { name: '  Amira ', post_code: '1', email: '', password: '  secret ', nested };
    expect(await validate({ body })).toMatchObject({
      input: {
        body: { name: 'Amira', email: null, password: '  secret ', nested: { line: null } },
      },
    });
  });

  it('@API-05 distinguishes form errors from client errors', async () => {
    expect(await violationsOf({ body: { name: 'Amira', post_code: '1', nmae: 'x' } })).toEqual([
      'body-additionalProperties /nmae',
    ]);
    expect(await violationsOf({ body: { name: 'Amira', post_code: '1', kind: 'tent' } })).toEqual([
      'body-enum /kind',
    ]);
    expect(await violationsOf({ query: 'pgae=1' })).toEqual(['query-additionalProperties /pgae']);
    expect(await violationsOf({ query: 'page=x' })).toEqual(['query-type /page']);
    expect(await violationsOf({ id: 'seven' })).toEqual(['path-type /id']);
    expect((await errorBodyOf({ name: 'A', post_code: '1' })).errors).toEqual({
      name: ['The name field must be at least 2 characters.'],
    });
  });

  it('@API-05 treats every error as a client error if no 422 is documented', async () => {
    const responses = { 200: { content: { 'application/json': { schema: {} } } } };
    expect(await violationsOf({ body: { name: 'A' } }, { responses })).toEqual([
      'body-required /post_code',
      'body-minLength /name',
    ]);
  });

  it('@API-05 reports client errors before form errors', async () => {
    expect(await violationsOf({ body: { name: 'A', post_code: '1', nmae: 'x' } })).toEqual([
      'body-additionalProperties /nmae',
    ]);
  });

  it('@API-05 rejects malformed JSON and unknown media types', async () => {
    expect(await violationsOf({ text: '{"name":' })).toEqual(['body-malformed ']);
    expect(await violationsOf({ type: 'text/plain' })).toEqual(['media-type-unknown ']);
  });
});

describe('messages of form errors', () => {
  it.each<[object, Record<string, string[]>]>([
    [{}, { name: ['The name field is required.'], post_code: ['Where do you live?'] }],
    [{ name: '', post_code: '1' }, { name: ['The name field is required.'] }],
    [
      { name: 'Nebuchadnezzar', post_code: '1' },
      { name: ['The name field must not be greater than 5 characters.'] },
    ],
    [
      { name: 'Amira', post_code: '1', email: 'me' },
      { email: ['The email field must be a valid email address.'] },
    ],
    [{ name: 'Amira', post_code: '1', age: 3 }, { age: ['The age field must be at least 18.'] }],
    [
      { name: 'Amira', post_code: '1', shop_ids: [] },
      { shop_ids: ['The shop ids field must have at least 1 items.'] },
    ],
    [{ name: 'Amira', post_code: '1', shop_ids: 'x' }, { shop_ids: ['No list!'] }],
    [
      { name: 'Amira', post_code: '1', shop_ids: [null] },
      { 'shop_ids.0': ['The shop ids.0 field is required.'] },
    ],
    [
      { name: 'Amira', post_code: '1', nested: { line: 'long' } },
      { 'nested.line': ['The nested.line field must not be greater than 3 characters.'] },
    ],
  ])('%j', async (body, errors) => {
    expect((await errorBodyOf(body)).errors).toEqual(errors);
  });

  it('start with the first error and count the others', async () => {
    expect((await errorBodyOf({ name: 'A', post_code: '1' })).message).toBe(
      'The name field must be at least 2 characters.',
    );
    expect((await errorBodyOf({})).message).toBe('The name field is required. (and 1 more error)');
    expect((await errorBodyOf({ age: 3 })).message).toBe(
      'The name field is required. (and 2 more errors)',
    );
  });
});
