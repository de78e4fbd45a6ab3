import { resolve } from 'node:path';

/** Root folder of the repository, whatever the working directory. */
export const ROOT = resolve(import.meta.dirname, '../..');
