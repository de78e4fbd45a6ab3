import type { ServerResponse } from 'node:http';
import type { Operation } from '../../../contract/engine/contract.ts';
import { trafficOf } from '../../worlds/scenarios/traffic-of.ts';
import type { Traffic } from '../../worlds/scenarios/scenario.ts';
import { type Failure, consumeFailure } from '../../worlds/failures.ts';
import type { WorldEntry } from '../../worlds/world-store.ts';
import { sendJson } from '../http/send-response.ts';
import { playFailure } from './play-failure.ts';
import { MINUTE_MS } from '../../lib/datetime/durations.ts';

const DEFAULT_LIMIT_PER_MINUTE = 60;

export interface Caller {
  readonly token: string | null;
  readonly address: string;
}

/** Sends the rate limit headers and applies failures. Returns true when nothing is left to do. */
export async function injectFailures(
  entry: WorldEntry,
  operation: Operation,
  caller: Caller,
  response: ServerResponse,
): Promise<boolean> {
  const traffic = trafficOf(entry);
  entry.traffic.calls += 1;
  if (isOverLimit(entry, traffic, limitKey(entry, operation, caller), response)) return true;

  const injected = consumeFailure(entry.failures, operation.id, (status) =>
    operation.responses.has(status),
  );
  const failure =
    injected.failure ??
    permanentFailure(traffic, operation) ??
    periodicFailure(entry, traffic, operation);
  const totalDelayMs = (traffic.delayMs ?? 0) + injected.delay;
  if (totalDelayMs > 0) await wait(totalDelayMs, response);
  if (response.destroyed) return true;
  if (failure) playFailure(operation, failure, response);
  return failure !== undefined;
}

/** Like the backend: the customer of a guarded call, else the client's address. */
function limitKey({ world }: WorldEntry, operation: Operation, { token, address }: Caller): string {
  const account = token === null ? undefined : world.sessions.get(token);
  return operation.access === 'customer' && account ? `customer ${account.id}` : address;
}

/** Sends the rate limit headers, and the 429 above the limit. */
function isOverLimit(
  entry: WorldEntry,
  { limitPerMinute }: Traffic,
  caller: string,
  response: ServerResponse,
): boolean {
  const limit = limitPerMinute ?? DEFAULT_LIMIT_PER_MINUTE;
  response.setHeader('x-ratelimit-limit', String(limit));
  // Only a scenario sets a limit, so that tests needn't count their calls.
  response.setHeader('x-ratelimit-remaining', String(limit - 1));
  if (limitPerMinute === undefined) return false;

  const now = entry.world.now();
  const known = entry.traffic.minutes.get(caller);
  const minute = known && now < known.startedAt + MINUTE_MS ? known : { startedAt: now, calls: 0 };
  entry.traffic.minutes.set(caller, minute);
  minute.calls += 1;
  response.setHeader('x-ratelimit-remaining', String(Math.max(0, limit - minute.calls)));
  if (minute.calls <= limit) return false;
  const windowEndMs = minute.startedAt + MINUTE_MS;
  sendJson(
    response,
    429,
    { message: 'Too Many Attempts.' },
    {
      'retry-after': String(Math.ceil((windowEndMs - now) / 1000)),
      'x-ratelimit-reset': String(Math.ceil(windowEndMs / 1000)),
    },
  );
  return true;
}

function permanentFailure({ failing = [] }: Traffic, { id }: Operation): Failure | undefined {
  return failing.some((name) => name === id) ? { operation: id, status: 500 } : undefined;
}

/** Returns the failure of every nth call. */
function periodicFailure(
  { traffic }: WorldEntry,
  { failEvery }: Traffic,
  operation: Operation,
): Failure | undefined {
  if (!failEvery || traffic.calls % failEvery.calls !== 0) return undefined;
  const { kind } = failEvery;
  return kind === 'drop' || operation.responses.has(kind)
    ? { operation: operation.id, status: kind }
    : undefined;
}

/** Waits, unless the client disconnects. */
function wait(milliseconds: number, response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      response.off('close', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    response.once('close', done);
  });
}
