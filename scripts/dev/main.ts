import { resolve } from 'node:path';
import { ContractProblemsError } from '../../contract/source/contract-problem.ts';
import { createGeneratorProcess } from './generator-process.ts';
import { assertPortsFree, readPort } from './ports.ts';
import { startDevWithBackend } from './start-dev-with-backend.ts';
import { startDevWithMock } from './start-dev-with-mock.ts';

const root = resolve(import.meta.dirname, '../..');
const generator = createGeneratorProcess(root);

try {
  const PORT = readPort('PORT', 5173);
  const backend = process.env['BACKEND'] ?? '';
  if (backend === '') {
    const ports = {
      PORT,
      MOCK_PORT: readPort('MOCK_PORT', 4010),
      PRISM_PORT: readPort('PRISM_PORT', 4011),
    };
    await assertPortsFree(ports);
    await generateOrWarn();
    await startDevWithMock(root, generator, ports);
  } else {
    await assertPortsFree({ PORT });
    await generateOrWarn();
    await startDevWithBackend(root, generator, PORT, backend);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** A broken contract must not prevent the start. */
async function generateOrWarn() {
  try {
    for (const warning of await generator.generate()) console.warn(warning);
  } catch (error) {
    if (!(error instanceof ContractProblemsError)) throw error;
    console.error(`${error.message}\nContinuing with the existing generated files.`);
  }
}
