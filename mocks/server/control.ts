import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Contract } from '../engine/contract.ts';
import type { ClockOptions } from '../worlds/clock.ts';
import { type Failure, refuseFailure } from '../worlds/failures.ts';
import { type Registry, type SeatOptions, WORLD_NAME } from '../worlds/registry.ts';
import { giveGoogleCode } from './give-google-code.ts';
import { runDue } from '../worlds/schedule.ts';
import { readBody } from './read-body.ts';
import { sendJson } from './send.ts';
import { showCodes } from './show-codes.ts';

const started = Date.now();

/**
 * The control API of developers and tests:
 *
 * - `GET /__mock/health` says that the mock answers.
 * - `PUT /__mock/worlds/{id}` makes or replaces a world that stays until it is deleted:
 *   `{ seed?, clock?: { startsAt?, frozen? }, settings?, failures? }`. `settings` are laid over the
 *   answer of `/api/master`; `failures` are `{ operation, status, times? }` with a documented status,
 *   `hang`, `drop` or `broken-json`.
 * - `PATCH /__mock/worlds/{id}` takes `{ advance?: milliseconds, failures? }`.
 * - `DELETE /__mock/worlds/{id}` forgets it.
 * - `GET /__mock/worlds/{id}/codes` lists the codes that were sent.
 * - `POST /__mock/worlds/{id}/google-codes` plays Google's dialog.
 */
export async function control(
  registry: Registry,
  contract: Contract,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  if (path === '/__mock/health') {
    sendJson(response, 200, {
      status: 'ok',
      operations: contract.operations.size,
      worlds: registry.size(),
      uptime: Date.now() - started,
    });
    return;
  }
  if (showCodes(registry, response, path)) return;
  if (await giveGoogleCode(registry, request, response, path)) return;
  const id = /^\/__mock\/worlds\/([^/]+)$/.exec(path)?.[1];
  if (id === undefined || !WORLD_NAME.test(id)) {
    sendJson(response, 404, { message: `The mock has no control at ${path}.` });
    return;
  }
  if (request.method === 'DELETE') {
    const found = registry.delete(id);
    sendJson(response, found ? 200 : 404, { message: found ? 'forgotten' : `No world "${id}".` });
    return;
  }
  try {
    if (request.method === 'PUT') {
      registry.put(id, parseOrder(contract, String(await readBody(request)), MAKING));
      sendJson(response, 200, { message: 'made', world: id });
    } else if (request.method === 'PATCH') {
      const order = parseOrder(contract, String(await readBody(request)), CHANGING);
      const seat = registry.get(id);
      if (order.advance !== undefined) {
        seat.clock.advance(order.advance);
        runDue(seat.world);
      }
      if (order.failures) seat.failures = order.failures;
      sendJson(response, 200, { message: 'changed', world: id });
    } else {
      sendJson(
        response,
        405,
        { message: 'Use PUT, PATCH or DELETE.' },
        { allow: 'PUT, PATCH, DELETE' },
      );
    }
  } catch (error) {
    sendJson(response, 400, { message: error instanceof Error ? error.message : String(error) });
  }
}

type Order = SeatOptions & { advance?: number };

const MAKING = ['seed', 'clock', 'settings', 'failures'];
const CHANGING = ['advance', 'failures'];

/** Reads what is wanted of a world. @throws naming the field that can't be used. */
function parseOrder(contract: Contract, text: string, names: readonly string[]): Order {
  const source = parseJson(text);
  if (!isRecord(source)) {
    throw new Error('Failed to read the order: it is no JSON object. Send one, or nothing.');
  }
  const order: Order = {};
  for (const [name, value] of Object.entries(source)) {
    if (!names.includes(name)) {
      throw new Error(`Failed to read the order: it has "${name}". Use ${names.join(', ')}.`);
    }
    if (name === 'seed' && Number.isInteger(value)) order.seed = value as number;
    else if (name === 'advance' && typeof value === 'number') order.advance = value;
    else if (name === 'clock' && isClock(value)) order.clock = value;
    else if (name === 'settings' && isRecord(value)) order.settings = value;
    else if (name === 'failures' && isFailures(value)) order.failures = value;
    else throw new Error(`Failed to read the order: ${name} can't be ${JSON.stringify(value)}.`);
  }
  const [wrong] = (order.failures ?? []).flatMap(
    (failure) => refuseFailure(contract, failure) ?? [],
  );
  if (wrong !== undefined) throw new Error(`Failed to read the order: ${wrong}`);
  return order;
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasOnly(value: Record<string, unknown>, names: readonly string[]): boolean {
  return Object.keys(value).every((name) => names.includes(name));
}

function isClock(value: unknown): value is ClockOptions {
  return (
    isRecord(value) &&
    hasOnly(value, ['startsAt', 'frozen']) &&
    ['undefined', 'boolean'].includes(typeof value['frozen']) &&
    (value['startsAt'] === undefined ||
      (typeof value['startsAt'] === 'string' && !Number.isNaN(Date.parse(value['startsAt']))))
  );
}

function isFailures(value: unknown): value is Failure[] {
  const kinds = new Set(['hang', 'drop', 'broken-json']);
  return (
    Array.isArray(value) &&
    value.every(
      (item: unknown) =>
        isRecord(item) &&
        hasOnly(item, ['operation', 'status', 'times']) &&
        (item['times'] === undefined ||
          (Number.isInteger(item['times']) && Number(item['times']) > 0)) &&
        typeof item['operation'] === 'string' &&
        (typeof item['status'] === 'number' || kinds.has(String(item['status']))),
    )
  );
}
