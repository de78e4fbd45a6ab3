import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { errorMessage } from '../../contract/lib/error-message.ts';
import { addOperation } from './add-operation.ts';
import { USAGE, parseNewOperation } from './parse-new-operation.ts';

const root = resolve(import.meta.dirname, '../..');

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { public: { type: 'boolean', default: false } },
  });
  const changed = await addOperation(root, parseNewOperation(positionals, values.public));
  for (const file of changed) console.log(`  ${file}`);
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/generate/main.ts'], {
    cwd: root,
    stdio: 'inherit',
  });
  console.log('Next: describe the fields and examples, then write the handler.');
} catch (error) {
  console.error(`${errorMessage(error)}\n${USAGE}`);
  process.exitCode = 1;
}
