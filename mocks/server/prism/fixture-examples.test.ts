import { expect, it } from 'vitest';
import { loadContract } from '../../../contract/engine/contract.ts';
import { readDocument } from '../../../contract/engine/read-document.ts';
import { openMock } from '../testing/open-mock.ts';
import { withFixtureExamples } from './fixture-examples.ts';

const mock = openMock();

/** A single request can't succeed: these need a code, a provider, a form or a later release. */
const OPERATIONS_WITHOUT_EXAMPLE = [
  'createTicket',
  'exchangeSocialToken',
  'listAreas',
  'resetPassword',
  'verifyOtp',
];

it('@API-06 replaces all but a few examples with valid responses of the mock', async () => {
  const before = readDocument();
  const { document, replaced } = await withFixtureExamples(before, mock);
  expect(before).toEqual(readDocument());
  const contract = loadContract(document, true);
  const withJson = [...contract.operations.values()].filter(({ responses }) =>
    responses.get(200)?.types.has('application/json'),
  );
  const left = withJson.filter(({ id }) => !replaced.includes(id)).map(({ id }) => id);
  expect(left.toSorted()).toEqual(OPERATIONS_WITHOUT_EXAMPLE);
  for (const { id, responses } of withJson) {
    const media = responses.get(200)?.types.get('application/json');
    expect([id, media?.validate?.(media.example)]).toEqual([id, true]);
  }
  const products = contract.operations.get('listProducts')?.responses.get(200);
  const state = await mock.send('/api/products?page=1&per_page=4');
  expect(products?.types.get('application/json')?.example).toEqual(await state.json());
});
