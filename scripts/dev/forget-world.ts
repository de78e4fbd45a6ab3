import { existsSync, rmSync } from 'node:fs';
import { stateFile } from '../../mocks/worlds/persistence/state-file.ts';

// Deletes the mock's default world; the next start creates a new one.

const file = stateFile(process.env);
const hasStoredWorld = file !== '' && existsSync(file);
if (hasStoredWorld) rmSync(file);
console.log(
  hasStoredWorld
    ? `Deleted the default world (${file}). A running mock still uses it: stop it first, or reset the world in the developers’ panel.`
    : 'There is no stored default world.',
);
