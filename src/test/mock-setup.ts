import type { TestProject } from 'vitest/node';
import { handlers } from '../../mocks/domain/handlers.ts';
import { readDocument } from '../../contract/engine/read-document.ts';
import { createMockServer } from '../../mocks/server/create-server.ts';
import { testStartToday } from '../../mocks/worlds/clock.ts';
import { createWorldStore } from '../../mocks/worlds/world-store.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the mock. Every request must name a world. */
    mockUrl: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const document = readDocument();
  const server = createMockServer({
    document,
    handlers,
    worlds: createWorldStore('test', { testStart: testStartToday }),
    compileMode: 'lazy',
  });
  project.provide('mockUrl', `http://127.0.0.1:${await server.listen(0)}`);
  return () => server.close();
}
