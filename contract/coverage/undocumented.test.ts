import { expect, test } from 'vitest';
import { loadContract } from '../engine/contract.ts';
import { readDocument } from '../engine/read-document.ts';
import { createUndocumentedCollector } from './undocumented.ts';

test('lists undocumented response headers, without those of servers and connections', () => {
  const contract = loadContract(readDocument(), false, 'lazy');
  const operation = contract.operations.get('updateLastSeen');
  if (!operation) throw new Error('Failed to find the operation updateLastSeen.');
  const collector = createUndocumentedCollector(contract);
  collector.addResponse(operation, {
    status: 204,
    contentType: undefined,
    headers: [
      ['Host', '127.0.0.1:8000'],
      ['Connection', 'close'],
      ['Date', 'Mon, 23 Nov 2026 10:00:00 GMT'],
      ['X-Powered-By', 'PHP/8.2'],
      ['X-RateLimit-Limit', '60'],
      ['X-Shop', 'souk'],
    ],
    body: undefined,
  });
  expect(collector.all().map(({ code, at }) => [code, at])).toEqual([['drift-header', 'x-shop']]);
});
