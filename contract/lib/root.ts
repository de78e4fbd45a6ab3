import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const OPENAPI_FILE = 'openapi/openapi.yaml';

const repository = resolve(import.meta.dirname, '../..');

/** Root folder of the contract's repository; elsewhere installed, the working directory. */
export const ROOT = existsSync(join(repository, OPENAPI_FILE)) ? repository : process.cwd();
