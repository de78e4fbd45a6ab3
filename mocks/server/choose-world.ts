import type { IncomingMessage } from 'node:http';
import { type Registry, type Seat, WORLD_NAME } from '../worlds/registry.ts';

const COOKIE = /(?:^|;\s*)mock-world=([^;]+)/;

/**
 * The world that a request belongs to: header `X-Mock-World`, else cookie `mock-world`, else
 * `default`. In test mode a request without a name is refused, so that no test leans on another (API-07).
 *
 * @returns a sentence when there is none to be had.
 */
export function chooseWorld(registry: Registry, request: IncomingMessage): Seat | string {
  const header = request.headers['x-mock-world'];
  const name =
    (typeof header === 'string' ? header : undefined) ??
    COOKIE.exec(request.headers.cookie ?? '')?.[1];
  if (name === undefined) {
    return registry.mode === 'test'
      ? 'Failed to choose a world: the request has neither the header X-Mock-World nor the cookie mock-world. Name one.'
      : registry.get('default');
  }
  if (!WORLD_NAME.test(name)) {
    return `Failed to choose a world: "${name}" is no name. Use 1 to 64 letters, digits, dots, dashes and underscores.`;
  }
  return registry.get(name);
}
