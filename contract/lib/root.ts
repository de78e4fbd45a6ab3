import { resolve } from 'node:path';

/** The repository, from wherever the command is called. */
export const ROOT = resolve(import.meta.dirname, '../..');
