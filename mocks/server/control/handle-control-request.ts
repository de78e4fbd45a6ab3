import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Contract } from '../../../contract/engine/contract.ts';
import { type WorldStore, WORLD_NAME_PATTERN } from '../../worlds/world-store.ts';
import { listRoutes } from './list-routes.ts';
import type { ControlRoute } from './control-route.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { worldRoutes } from './world-routes.ts';
import { BodyTooLargeError } from '../http/read-body.ts';
import { sendJson } from '../http/send-response.ts';

const routes: readonly ControlRoute[] = [...listRoutes, ...worldRoutes, ...signInRoutes];

/** Handles `/__mock`, see docs/mock.md. */
export async function handleControlRequest(
  worlds: WorldStore,
  contract: Contract,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const found = findRoute(path.slice('/__mock'.length));
  if (!found) {
    sendJson(response, 404, { message: `The control API has no path ${path}.` });
    return;
  }
  const { methods } = found.route;
  const handle = methods[request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET')];
  if (!handle) {
    const allowed = Object.keys(methods)
      .flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
      .join(', ');
    sendJson(response, 405, { message: `Use ${allowed}.` }, { allow: allowed });
    return;
  }
  try {
    await handle({ worlds, contract, request, response, world: found.world });
  } catch (error) {
    if (error instanceof BodyTooLargeError) throw error;
    sendJson(response, 400, { message: error instanceof Error ? error.message : String(error) });
  }
}

function findRoute(path: string): { route: ControlRoute; world: string } | undefined {
  const [, first, second = '', ...rest] = path.split('/');
  const hasWorld = first === 'worlds' && second !== '';
  if (hasWorld && !WORLD_NAME_PATTERN.test(second)) return undefined;
  const pattern = hasWorld ? ['', first, '{world}', ...rest].join('/') : path;
  const route = routes.find((known) => known.path === pattern);
  return route && { route, world: hasWorld ? second : '' };
}
