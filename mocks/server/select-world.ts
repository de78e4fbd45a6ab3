import type { IncomingMessage } from 'node:http';
import { parseScenarios } from '../worlds/scenarios/parse-scenarios.ts';
import { scenarioWorldName } from '../worlds/scenarios/scenario-world-name.ts';
import { type WorldStore, type WorldEntry, WORLD_NAME_PATTERN } from '../worlds/world-store.ts';

/**
 * Returns the world named by `X-Mock-World`, else the cookie `mock-world`, else `default`. Test
 * mode requires a name, so that no test depends on another (API-07). `X-Mock-Scenario`, else the
 * cookie `mock-scenario`, sets the scenarios of a new world. In development, scenarios without a
 * name get a world of their own.
 *
 * @returns an error message if no world can be selected.
 */
export function selectWorld(worlds: WorldStore, request: IncomingMessage): WorldEntry | string {
  const name = parseName(request, 'mock-world');
  const requested = parseName(request, 'mock-scenario');
  try {
    const scenarios = requested === undefined ? undefined : parseScenarios(requested);
    if (name === undefined) {
      return worlds.mode === 'test'
        ? 'Failed to choose a world: the request has neither the header X-Mock-World nor the cookie mock-world. Name one.'
        : worlds.get(scenarioWorldName(scenarios ?? []), scenarios);
    }
    if (!WORLD_NAME_PATTERN.test(name)) {
      return `Failed to choose a world: "${name}" is not a valid name. Use 1 to 64 letters, digits, dots, dashes and underscores.`;
    }
    return worlds.get(name, scenarios);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function parseName(request: IncomingMessage, name: string): string | undefined {
  const header = request.headers[`x-${name}`];
  if (typeof header === 'string') return header;
  const cookies = (request.headers.cookie ?? '').split(/;\s*/);
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
}
