import type { Contract } from '../../../contract/engine/contract.ts';
import type { ScenarioName } from '../../worlds/scenarios/scenarios.ts';
import { readScenarios } from '../../worlds/scenarios/parse-scenarios.ts';
import type { ClockOptions } from '../../worlds/clock.ts';
import {
  FAILURE_KINDS,
  type Failure,
  type FailureKind,
  refuseFailure,
} from '../../worlds/failures.ts';
import { type WorldOptions, SOCKET_ORDERS, type SocketOrder } from '../../worlds/world-store.ts';
import {
  asChoice,
  asFlag,
  asInteger,
  asList,
  asMoment,
  asObject,
  asRecord,
  asText,
  OrderError,
  readJson,
  refuse,
} from '../../lib/parse-input.ts';

/** What is to become of a world that exists. */
export interface Change {
  /** Milliseconds; negative goes back. */
  advance?: number;
  /** In the place of those it has. */
  failures?: Failure[];
  scenarios?: ScenarioName[];
  /** Begin anew. */
  reset?: boolean;
  sockets?: SocketOrder;
}

/** Reads what a new world is made from. @throws OrderError naming the field. */
export function readMaking(contract: Contract, text: string): WorldOptions {
  const fields = ['seed', 'clock', 'scenario', 'settings', 'failures'];
  const source = asRecord(readJson(text), '', fields);
  const options: WorldOptions = {};
  if (has(source, 'seed')) options.seed = asInteger(source['seed'], 'seed');
  if (has(source, 'clock')) options.clock = readClock(source['clock']);
  if (has(source, 'scenario')) options.scenarios = readNames(source['scenario']);
  if (has(source, 'settings')) options.settings = asObject(source['settings'], 'settings');
  if (has(source, 'failures')) options.failures = readFailures(contract, source['failures']);
  return options;
}

/** Reads how a world is to change. @throws OrderError naming the field. */
export function readChange(contract: Contract, text: string): Change {
  const source = asRecord(readJson(text), '', [
    'advance',
    'failures',
    'scenario',
    'reset',
    'sockets',
  ]);
  const change: Change = {};
  if (has(source, 'advance')) change.advance = asInteger(source['advance'], 'advance');
  if (has(source, 'failures')) change.failures = readFailures(contract, source['failures']);
  if (has(source, 'scenario')) change.scenarios = readNames(source['scenario']);
  if (has(source, 'reset')) change.reset = asFlag(source['reset'], 'reset');
  if (has(source, 'sockets')) {
    change.sockets = asChoice(source['sockets'], 'sockets', SOCKET_ORDERS);
  }
  return change;
}

function has(source: Record<string, unknown>, name: string): boolean {
  return Object.hasOwn(source, name);
}

function readClock(value: unknown): ClockOptions {
  const source = asRecord(value, 'clock', ['startsAt', 'frozen']);
  return {
    ...(has(source, 'startsAt')
      ? { startsAt: asMoment(source['startsAt'], 'clock.startsAt') }
      : {}),
    ...(has(source, 'frozen') ? { frozen: asFlag(source['frozen'], 'clock.frozen') } : {}),
  };
}

/** One text with commas, or a list of names. */
function readNames(value: unknown): ScenarioName[] {
  const text = Array.isArray(value) ? value.map((name) => asText(name, 'scenario')).join() : value;
  if (typeof text !== 'string') {
    return refuse('scenario', `can't be ${JSON.stringify(value)}. Send names such as "rtl,slow".`);
  }
  try {
    return readScenarios(text);
  } catch (error) {
    throw new OrderError(`scenario: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function readFailures(contract: Contract, value: unknown): Failure[] {
  return asList(value, 'failures').map((item, place) => {
    const path = `failures[${place}]`;
    const failure = readFailure(item, path);
    const fault = refuseFailure(contract, failure);
    return fault === undefined ? failure : refuse(`${path}.${fault}`, '');
  });
}

function readFailure(value: unknown, path: string): Failure {
  const fields = ['operation', 'status', 'example', 'delay', 'times', 'after'];
  const source = asRecord(value, path, fields);
  const failure: Failure = { operation: asText(source['operation'], `${path}.operation`) };
  if (has(source, 'status')) failure.status = readStatus(source['status'], `${path}.status`);
  if (has(source, 'example')) failure.example = asText(source['example'], `${path}.example`);
  for (const [name, min] of [
    ['delay', 0],
    ['times', 1],
    ['after', 0],
  ] as const) {
    if (has(source, name)) failure[name] = asInteger(source[name], `${path}.${name}`, { min });
  }
  return failure;
}

function readStatus(value: unknown, path: string): FailureKind {
  if (typeof value === 'number' && Number.isInteger(value)) return value;
  const kind = FAILURE_KINDS.find((known) => known === value);
  const known = FAILURE_KINDS.join(', ');
  return (
    kind ?? refuse(path, `can't be ${JSON.stringify(value)}. Use a documented status, ${known}.`)
  );
}
