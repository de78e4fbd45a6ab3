import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadContract } from '../engine/contract.ts';
import { inlineDocument, jsonOperation } from '../engine/testing/inline-contract.ts';
import { sampleValues } from './sample-values.ts';

test('generates valid texts for a pattern with a Unicode property', () => {
  const schema = { type: 'string', pattern: String.raw`^\p{L}*$`, minLength: 2, maxLength: 3 };
  const document = inlineDocument(
    {},
    { '/names': { get: jsonOperation('getName', { response: schema }) } },
  );
  const { operations } = loadContract(document, true);
  const media = operations.get('getName')?.responses.get(200)?.types.get('application/json');
  fc.assert(
    fc.property(sampleValues(document, schema), (text) => {
      expect(media?.validate?.(text)).toBe(true);
    }),
  );
});
