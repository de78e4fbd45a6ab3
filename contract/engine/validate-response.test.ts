import { describe, expect, it } from 'vitest';
import { loadContract } from './contract.ts';
import type { Schema } from './contract-document.ts';
import { validateResponse } from './validate-response.ts';
import { inlineDocument, jsonOperation } from './testing/inline-contract.ts';

const name: Schema = { type: 'string' };
const schemas: Record<string, Schema> = {
  Cat: {
    type: 'object',
    required: ['name'],
    properties: { name, home: { $ref: '#/components/schemas/Home' } },
  },
  Home: { type: 'object', properties: { street: name } },
  Dog: { type: 'object', required: ['bark'], properties: { bark: name } },
  Pet: { oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }] },
  Show: {
    allOf: [
      { $ref: '#/components/schemas/Cat' },
      { type: 'object', properties: { prize: { type: 'integer' } } },
    ],
  },
};

function violationsOf(component: string, body: unknown, closed = true): string[] {
  const response: Schema = { $ref: `#/components/schemas/${component}` };
  const document = inlineDocument(schemas, {
    '/it': { get: jsonOperation('getIt', { response }) },
  });
  const operation = loadContract(document, closed).operations.get('getIt');
  if (!operation) throw new Error('Failed to find getIt. Look at inlineDocument.');
  return validateResponse(operation, { status: 200, contentType: 'application/json', body }).map(
    ({ code, pointer }) => `${code} ${pointer}`,
  );
}

describe('responses of the mock', () => {
  it('@API-05 are valid if they match the schema', () => {
    expect(violationsOf('Cat', { name: 'Tom', home: { street: 'Rue' } })).toEqual([]);
    expect(violationsOf('Pet', { bark: 'wow' })).toEqual([]);
    expect(violationsOf('Show', { name: 'Tom', prize: 1 })).toEqual([]);
  });

  it('@API-05 are rejected with an undocumented field at any depth', () => {
    expect(violationsOf('Cat', { name: 'Tom', nmae: 1 })).toEqual([
      'body-additionalProperties /nmae',
    ]);
    expect(violationsOf('Cat', { name: 'Tom', home: { stret: '' } })).toEqual([
      'body-additionalProperties /home/stret',
    ]);
  });

  it('@API-05 allow no unknown fields in union branches and allOf', () => {
    expect(violationsOf('Pet', { bark: 'wow', tail: 1 })).toContain(
      'body-additionalProperties /tail',
    );
    expect(violationsOf('Show', { name: 'Tom', prise: 1 })).toEqual([
      'body-unevaluatedProperties /prise',
    ]);
    expect(violationsOf('Show', { name: 'Tom', home: { stret: '' } })).not.toEqual([]);
  });

  it('@API-05 allow unknown fields of newer backends if requested', () => {
    expect(violationsOf('Cat', { name: 'Tom', nmae: 1 }, false)).toEqual([]);
    expect(violationsOf('Show', { name: 'Tom', prise: 1 }, false)).toEqual([]);
  });

  it('@API-05 are rejected with all violations at once', () => {
    expect(violationsOf('Cat', { home: { street: 5 } })).toEqual([
      'body-required /name',
      'body-type /home/street',
    ]);
  });

  it('@API-05 must have a documented status, media type and body', () => {
    const operation = loadContract(
      inlineDocument(
        {},
        {
          '/it': {
            get: jsonOperation(
              'getIt',
              {},
              { responses: { 200: { content: { 'text/html': {} } }, 204: {} } },
            ),
          },
        },
      ),
      true,
    ).operations.get('getIt');
    if (!operation) throw new Error('Failed to find getIt. Look at inlineDocument.');
    const codes = (status: number, contentType: string | undefined, body: unknown) =>
      validateResponse(operation, { status, contentType, body }).map(({ message }) => message);
    expect(codes(200, 'text/html; charset=utf-8', '<p>')).toEqual([]);
    expect(codes(204, undefined, undefined)).toEqual([]);
    expect(codes(404, 'text/html', '')).toEqual([
      'getIt has no response 404; the contract has 200, 204.',
    ]);
    expect(codes(200, 'text/plain', '')).toEqual([
      'getIt 200 is text/plain; the contract has text/html.',
    ]);
    expect(codes(200, undefined, undefined)).toEqual([
      'getIt 200 is untyped; the contract has text/html.',
    ]);
    expect(codes(204, 'text/html', '<p>')).toEqual(['getIt 204 must have no body.']);
  });
});
