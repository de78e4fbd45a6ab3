import { expect, test } from 'vitest';
import type { ContractDocument, Parameter } from './contract-document.ts';
import { parameterNodesOf, parametersOf } from './list-operations.ts';

const PAGE: Parameter = { name: 'page', in: 'query', required: true };
const document: ContractDocument = { paths: {}, components: { parameters: { Page: PAGE } } };
const pageReference = { $ref: '#/components/parameters/Page' } as Parameter;

test('a parameter of the operation replaces that of the path with the same location and name', () => {
  const optional: Parameter = { name: 'page', in: 'query' };
  const id: Parameter = { name: 'id', in: 'path', required: true };
  const item = { parameters: [pageReference, id] };
  expect(parametersOf(document, item, { parameters: [optional], responses: {} })).toEqual([
    optional,
    id,
  ]);
  expect(parametersOf(document, item, { responses: {} })).toEqual([PAGE, id]);
  expect(parameterNodesOf(document, item, { responses: {} })).toEqual([pageReference, id]);
});

test('a parameter with the same name in another location is another parameter', () => {
  const header: Parameter = { name: 'page', in: 'header' };
  const item = { parameters: [PAGE] };
  expect(parametersOf(document, item, { parameters: [header], responses: {} })).toEqual([
    PAGE,
    header,
  ]);
});

test('header names are case-insensitive', () => {
  const header: Parameter = { name: 'X-Guest', in: 'header', required: true };
  const optional: Parameter = { name: 'x-guest', in: 'header' };
  const operation = { parameters: [optional], responses: {} };
  expect(parametersOf(document, { parameters: [header] }, operation)).toEqual([optional]);
});
