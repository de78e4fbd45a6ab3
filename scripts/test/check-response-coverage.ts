import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestResult } from './results.ts';

interface Document {
  paths: Record<string, Record<string, { operationId?: string; responses?: object }>>;
}

/**
 * Every documented status must occur in a test (API-01, API-04). The mocks record responses in
 * `folder`.
 */
export function checkResponseCoverage(root: string, folder: string): TestResult[] {
  const file = join(root, 'contract/generated/contract.json');
  const document = JSON.parse(readFileSync(file, 'utf8')) as Document;
  const documented = Object.values(document.paths).flatMap((item) =>
    Object.values(item).flatMap(({ operationId, responses = {} }) =>
      operationId ? Object.keys(responses).map((status) => `${operationId} ${status}`) : [],
    ),
  );
  const recordings = existsSync(folder) ? readdirSync(folder) : [];
  const seen = new Set(
    recordings.flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n')),
  );
  const missing = documented.filter((response) => !seen.has(response));
  const count = documented.length - missing.length;
  console.log(`\n▸ responses: ${count} of ${documented.length} documented ones tested over HTTP`);
  return missing.length === 0
    ? [{ title: 'response coverage', outcome: 'passed' }]
    : missing.map((response) => ({
        title: `${response} is documented, but no test receives it from the mock over HTTP.`,
        outcome: 'failed',
      }));
}
