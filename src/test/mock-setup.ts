import type { TestProject } from 'vitest/node';
import { handlers } from '../../mocks/domain/handlers.ts';
import { readDocument } from '../../contract/engine/read-document.ts';
import { createMockServer } from '../../mocks/server/create-server.ts';
import { testStartToday } from '../../mocks/worlds/clock.ts';
import { createWorldStore } from '../../mocks/worlds/world-store.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the mock of this test run listens; every call must name a world. */
    mockUrl: string;
  }
}

/** Starts one mock in test mode for the whole run and tells the tests where it is. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const document = readDocument();
  const server = createMockServer({
    document,
    handlers,
    worlds: createWorldStore('test', { testStart: testStartToday() }),
    // Tests of the contract compile every component; here each is compiled when first needed.
    components: 'later',
  });
  project.provide('mockUrl', `http://127.0.0.1:${await server.listen(0)}`);
  return () => server.close();
}
