import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ContractProblemsError } from '../../contract/source/contract-problem.ts';
import { copyGoldenContract } from '../generate/testing/golden-contract.ts';
import { createGeneratorProcess, type GeneratorProcess } from './generator-process.ts';

const TYPES = 'src/api/generated/schema.d.ts';

const contract = copyGoldenContract();
let generator: GeneratorProcess;
beforeEach(() => {
  generator = createGeneratorProcess(contract.root);
});
afterEach(() => generator.stop());

const read = (path: string) => readFileSync(join(contract.root, path), 'utf8');

// One test, because each process takes seconds to load the linter.
test('reports new code before the types, then problems with their place, call after call', async () => {
  let hadTypes: boolean | undefined;
  const first = generator.generate((changedCount) => {
    expect(changedCount).toBeGreaterThan(0);
    hadTypes = existsSync(join(contract.root, TYPES));
    return Promise.reject(new Error('The mock rejects it.'));
  });
  const second = generator.generate();
  await expect(first).rejects.toThrow('The mock rejects it.');
  expect(hadTypes).toBe(false);
  await expect(second).resolves.toEqual([]);
  expect(read(TYPES)).toContain('title');

  contract.edit('operationId: listBooks', 'operationId: list books');
  const line = contract.lineOf('openapi/openapi.yaml', 'operationId: list books');
  const failure = await generator.generate().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ContractProblemsError);
  expect((failure as ContractProblemsError).problems).toContainEqual(
    expect.objectContaining({ file: 'openapi/openapi.yaml', line }),
  );

  contract.edit('operationId: list books', 'operationId: listBooks');
  await expect(generator.generate()).resolves.toEqual([]);
});

test('reports problems of the linter after the new code is in use', async () => {
  contract.edit('      summary: One book\n', '');
  const events: string[] = [];
  // Takes longer than the linter, because a new process loads it first.
  const slow = createGeneratorProcess(contract.root);
  const use = async () => {
    await slow.generate().catch(() => undefined);
    slow.stop();
    events.push('used');
  };
  await generator.generate(use).catch((error: unknown) => {
    expect(error).toBeInstanceOf(ContractProblemsError);
    events.push('reported');
  });
  expect(events).toEqual(['used', 'reported']);
});
