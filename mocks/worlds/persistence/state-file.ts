import { join } from 'node:path';

/** MOCK_STATE overrides the path; an empty value disables persistence. */
export function stateFile(env: NodeJS.ProcessEnv): string {
  return env['MOCK_STATE'] ?? join(import.meta.dirname, '../../../.cache/mock/default-world.bin');
}
