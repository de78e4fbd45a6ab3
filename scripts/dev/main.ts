import { resolve } from 'node:path';
import { generate, writeGenerated } from '../generate/generate.ts';
import { ContractProblemsError } from '../../contract/source/contract-problem.ts';
import { assertPortsFree, readPort } from './ports.ts';
import { startDevWithBackend } from './start-dev-with-backend.ts';
import { startDevWithMock } from './start-dev-with-mock.ts';

const root = resolve(import.meta.dirname, '../..');

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
    await startDevWithMock(root, ports);
  } else {
    await assertPortsFree({ PORT });
    await generateOrWarn();
    await startDevWithBackend(root, PORT, backend);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** A broken contract must not prevent the start. */
async function generateOrWarn() {
  try {
    writeGenerated(root, await generate(root));
  } catch (error) {
    if (!(error instanceof ContractProblemsError)) throw error;
    console.error(`${error.message}\nContinuing with the existing generated files.`);
  }
}
