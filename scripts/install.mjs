// Runs before packages are installed: `npm start` and `npm test` work on a fresh clone.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const [major, minor] = process.versions.node.split('.').map(Number);
const isSupported = major >= 24 || (major === 22 && minor >= 13) || (major === 20 && minor >= 19);
if (!isSupported) {
  console.error(
    `Souk needs Node 20.19, 22.13, 24 or a later even release; this is ${process.versions.node}.`,
  );
  process.exit(1);
}

const stamp = 'node_modules/.souk-lock';
const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.log('Installing packages (once, and after each change of package-lock.json) …');
  const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    console.error('Failed to install the packages. See npm’s message above.');
    process.exit(result.status ?? 1);
  }
  writeFileSync(stamp, lock);
}
