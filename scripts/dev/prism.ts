import { spawn } from 'node:child_process';
import { mkdirSync, watch, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { withFixtureExamples } from '../../mocks/server/prism/fixture-examples.ts';
import { handlers } from '../../mocks/domain/handlers.ts';
import { CONTRACT_FILE, readDocument } from '../../contract/engine/read-document.ts';
import { createMockServer } from '../../mocks/server/create-server.ts';
import { createWorldStore } from '../../mocks/worlds/world-store.ts';
import { assertPortsFree, readPort } from './ports.ts';

const root = resolve(import.meta.dirname, '../..');

const CONTRACT_DELAY_MS = 2000;

/** Writes the contract with the mock's responses as first examples; returns the path. */
export async function writePrismContract(mockPort = readPort('MOCK_PORT', 4010)): Promise<string> {
  const document = readDocument();
  const worlds = createWorldStore('test');
  const server = createMockServer({ document, handlers, worlds });
  const port = await server.listen(0);
  try {
    const source = { worlds, origin: `http://127.0.0.1:${port}` };
    const result = await withFixtureExamples(document, source);
    const folder = join(root, '.cache/prism');
    mkdirSync(folder, { recursive: true });
    const file = join(folder, 'contract.json');
    // This mock has stopped, so images use the developer's mock.
    const imageOrigin = `http://127.0.0.1:${mockPort}`;
    const text = JSON.stringify(result.document).replaceAll(source.origin, imageOrigin);
    writeFileSync(file, text);
    return file;
  } finally {
    await server.close();
  }
}

/** prism-cli watches the file. */
export function prismArguments(file: string, port: number): string[] {
  const cli = join(root, 'node_modules/@stoplight/prism-cli/dist/index.js');
  return [cli, 'mock', file, '--host', '127.0.0.1', '--port', String(port)];
}

/** `--quiet` only logs errors. */
async function serve(): Promise<void> {
  const isQuiet = process.argv.includes('--quiet');
  const port = readPort('PRISM_PORT', 4011);
  await assertPortsFree({ PRISM_PORT: port });
  const file = await writePrismContract();
  const prism = spawn(
    process.execPath,
    [...prismArguments(file, port), ...(isQuiet ? ['--verboseLevel', 'error'] : [])],
    { stdio: ['ignore', isQuiet ? 'ignore' : 'inherit', 'inherit'] },
  );
  let timer: NodeJS.Timeout | undefined;
  watch(CONTRACT_FILE, () => {
    clearTimeout(timer);
    // The file may be incomplete. Mock and page reload first.
    timer = setTimeout(() => {
      writePrismContract().catch((error: unknown) => console.error(String(error)));
    }, CONTRACT_DELAY_MS);
  });
  prism.on('exit', (code) => process.exit(code ?? 0));
  const stop = () => prism.kill();
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  process.once('disconnect', stop);
}

if (process.argv[1] === import.meta.filename) {
  try {
    await serve();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
