import { existsSync, rmSync } from 'node:fs';
import { stateFile } from '../../mocks/worlds/persistence/state-file.ts';

// Deletes the mock's default world; the next start creates a new one.

const file = stateFile(process.env);
const known = file !== '' && existsSync(file);
if (known) rmSync(file);
console.log(
  known
    ? `Forgot the default world (${file}). A mock that is running still has it: stop it first, or reset the world in the developers’ panel.`
    : 'There is nothing to forget: no default world is kept.',
);
