import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { validateResponse } from '../../../contract/engine/validate-response.ts';
import { listRequestSpecs, sampleRequests } from '../../../contract/requests/sample-requests.ts';
import { sendSample } from '../../test/properties/send-sample.ts';
import { readDocument } from '../../../contract/engine/read-document.ts';
import { openMock } from '../testing/open-mock.ts';

const document = readDocument();
const mock = openMock();

it.each(listRequestSpecs(document))(
  '@API-06 Prism returns every documented status of $id, and our validator accepts the responses',
  async (source) => {
    const operation = mock.server.contract().operations.get(source.id);
    const samples = fc.sample(sampleRequests(document, source), { numRuns: 20 });
    // Prism loses the fields of forms with several files.
    const good = samples.find(({ body }) => !hasFiles(body));
    if (!operation || !good) throw new Error(`Failed to generate a request of ${source.id}.`);
    expect(operation.responses.size).toBeGreaterThan(1);
    for (const status of operation.responses.keys()) {
      const response = await sendSample(mock.origin, source, good, {
        'X-Mock-World': 'main',
        Authorization: 'Bearer 1|any',
        Prefer: `code=${status}`,
      });
      const text = await response.text();
      expect([response.status, text.slice(0, 300)]).toEqual([status, text.slice(0, 300)]);
      const contentType = response.headers.get('content-type') ?? undefined;
      const isJson = contentType?.startsWith('application/json') ?? false;
      const body: unknown = isJson ? JSON.parse(text) : text;
      const exampleResponse = { status, contentType, body: text === '' ? undefined : body };
      expect([status, validateResponse(operation, exampleResponse)]).toEqual([status, []]);
    }
  },
  20_000,
);

function hasFiles(body: unknown): boolean {
  return Object.values(Object(body) as object).some((value) =>
    [value].flat().some((item) => item instanceof File),
  );
}
