import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { judgeAnswer } from './engine/judge-answer.ts';
import { goodRequests, readSources } from './properties/requests.ts';
import { sendMade } from './properties/send.ts';
import { openMock, readDocument } from './server/testing/open-mock.ts';

const document = readDocument();
const mock = openMock();

it('@API-06 Prism answers every operation with every documented status, and our engine agrees', async () => {
  const seen: string[] = [];
  for (const source of readSources(document)) {
    const operation = mock.server.contract().operations.get(source.id);
    const [good] = fc.sample(goodRequests(document, source), { seed: 1, numRuns: 1 });
    if (!operation || !good) throw new Error(`Failed to make a request of ${source.id}.`);
    for (const status of operation.answers.keys()) {
      const response = await sendMade(mock.origin, source, good, {
        'X-Mock-World': 'main',
        Authorization: 'Bearer 1|any',
        Prefer: `code=${status}`,
      });
      const text = await response.text();
      const place = `${source.id} ${status}`;
      expect([place, response.status, text.slice(0, 300)]).toEqual([
        place,
        status,
        text.slice(0, 300),
      ]);
      const contentType = response.headers.get('content-type') ?? undefined;
      const isJson = contentType?.startsWith('application/json') ?? false;
      const body: unknown = isJson ? JSON.parse(text) : text;
      const answer = { status, contentType, body: text === '' ? undefined : body };
      expect([place, judgeAnswer(operation, answer)]).toEqual([place, []]);
      seen.push(place);
    }
  }
  const documented = [...mock.server.contract().operations.values()].flatMap(({ id, answers }) =>
    [...answers.keys()].map((status) => `${id} ${status}`),
  );
  expect(seen.toSorted()).toEqual(documented.toSorted());
});
