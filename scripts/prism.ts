import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { demandFreePorts, readPort } from './ports.ts';

const root = resolve(import.meta.dirname, '..');

/** Arguments that run the bundled contract in plain prism-cli; it follows changes of the file by itself. */
export function prismArguments(port: number): string[] {
  return [
    join(root, 'node_modules/@stoplight/prism-cli/dist/index.js'),
    'mock',
    join(root, 'mocks/generated/contract.json'),
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
  ];
}

if (process.argv[1] === import.meta.filename) {
  try {
    const port = readPort('PRISM_PORT', 4011);
    await demandFreePorts({ PRISM_PORT: port });
    spawn(process.execPath, prismArguments(port), { stdio: 'inherit' }).on('exit', (code) => {
      process.exitCode = code ?? 0;
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
