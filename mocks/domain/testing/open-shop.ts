import { afterAll, beforeAll } from 'vitest';
import { readDocument } from '../../../contract/engine/read-document.ts';
import { createMockServer } from '../../server/create-server.ts';
import { type Clock, TEST_START } from '../../worlds/clock.ts';
import { createWorldStore } from '../../worlds/world-store.ts';
import type { SettingsOverrides, World } from '../world/world.ts';
import { handlers } from '../handlers.ts';
import { createVisitor, type Visitor } from './visitor.ts';

export interface Shop {
  /** Empty until `beforeAll` has run. */
  readonly origin: string;
  /** Creates a world with a clock frozen at `TEST_START`. */
  enter: (settings?: SettingsOverrides) => { visitor: Visitor; world: World; clock: Clock };
}

/** Starts the real server on a free port before a file's tests and closes it after them. */
export function openShop(): Shop {
  const worlds = createWorldStore('test');
  const server = createMockServer({
    document: readDocument(),
    handlers,
    worlds,
    compileMode: 'lazy',
  });
  let origin = '';
  let worldCount = 0;

  beforeAll(async () => {
    origin = `http://127.0.0.1:${await server.listen(0)}`;
  });
  afterAll(() => server.close());

  return {
    get origin() {
      return origin;
    },
    enter(settings = {}) {
      worldCount += 1;
      const id = `world-${worldCount}`;
      const clock = { startsAt: TEST_START, frozen: true };
      const entry = worlds.put(id, { settings, clock });
      const visitor = createVisitor(origin, { 'X-Mock-World': id });
      return { visitor, world: entry.world, clock: entry.clock };
    },
  };
}
