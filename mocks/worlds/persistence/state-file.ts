import { join } from 'node:path';

/** Where the default world waits for the mock's next start, unless MOCK_STATE names another file; empty for nowhere. */
export function stateFile(env: NodeJS.ProcessEnv): string {
  return env['MOCK_STATE'] ?? join(import.meta.dirname, '../../../.cache/mock/default-world.bin');
}
