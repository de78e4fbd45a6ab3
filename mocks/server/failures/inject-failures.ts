import type { ServerResponse } from 'node:http';
import type { Operation } from '../../../contract/engine/contract.ts';
import { scenariosOf } from '../../worlds/scenarios/scenarios.ts';
import type { Traffic } from '../../worlds/scenarios/scenario.ts';
import { type Failure, consumeFailure } from '../../worlds/failures.ts';
import type { WorldEntry } from '../../worlds/world-store.ts';
import { sendJson } from '../http/send-response.ts';
import { playFailure } from './play-failure.ts';
import { MINUTE_MS } from '../../lib/datetime/durations.ts';

const DEFAULT_LIMIT_PER_MINUTE = 60;

/**
 * What stands between a call and its answer: the headers of the rate limit, and whatever the world's scenarios and
 * failures do to it. Answers true when nothing is left to do.
 */
export async function injectFailures(
  entry: WorldEntry,
  operation: Operation,
  token: string | null,
  response: ServerResponse,
): Promise<boolean> {
  const traffic: Traffic = Object.assign(
    {},
    ...scenariosOf(entry.scenarios).map((scenario) => scenario.traffic ?? {}),
  ) as Traffic;
  entry.traffic.calls += 1;
  if (isOverLimit(entry, traffic, token, response)) return true;

  const injected = consumeFailure(entry.failures, operation.id, (status) =>
    operation.responses.has(status),
  );
  const failure = injected.failure ?? periodicFailure(entry, traffic, operation);
  const delay = (traffic.delayMs ?? 0) + injected.delay;
  if (delay > 0) await wait(delay, response);
  if (response.destroyed) return true;
  if (failure) playFailure(operation, failure, response);
  return failure !== undefined;
}

/** Counts the call and sends the headers of the limit; above it, the refusal too. */
function isOverLimit(
  entry: WorldEntry,
  { limitPerMinute }: Traffic,
  token: string | null,
  response: ServerResponse,
): boolean {
  const limit = limitPerMinute ?? DEFAULT_LIMIT_PER_MINUTE;
  response.setHeader('x-ratelimit-limit', String(limit));
  // The mock refuses nobody unless it is told to, so that no test has to count its calls.
  response.setHeader('x-ratelimit-remaining', String(limit - 1));
  if (limitPerMinute === undefined) return false;

  const now = entry.world.now();
  const caller = token ?? '';
  const known = entry.traffic.minutes.get(caller);
  const minute = known && now < known.startedAt + MINUTE_MS ? known : { startedAt: now, calls: 0 };
  entry.traffic.minutes.set(caller, minute);
  minute.calls += 1;
  response.setHeader('x-ratelimit-remaining', String(Math.max(0, limit - minute.calls)));
  if (minute.calls <= limit) return false;
  const ends = minute.startedAt + MINUTE_MS;
  sendJson(
    response,
    429,
    { message: 'Too Many Attempts.' },
    {
      'retry-after': String(Math.ceil((ends - now) / 1000)),
      'x-ratelimit-reset': String(Math.ceil(ends / 1000)),
    },
  );
  return true;
}

/** The failure of every so many calls, where the operation documents it. */
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

/** Waits, but not for a caller who has gone away. */
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
