import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';

// Takes the pictures of the component gallery anew and records the browser that took them. Look at what has changed before
// committing it. The built shop has to be there: `make build`.

const root = resolve(import.meta.dirname, '../..');

function run(program: string, ...parameters: string[]): boolean {
  const { status } = spawnSync(join(root, 'node_modules/.bin', program), parameters, {
    cwd: root,
    env: { ...process.env, PICTURES: 'take' },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status === 0;
}

const done =
  run('vite', 'build', '--config', 'vite.gallery.config.ts', '--logLevel=error') &&
  run('playwright', 'test', 'e2e/gallery.spec.ts', '--grep', 'look as on their pictures');
process.exitCode = done ? 0 : 1;
