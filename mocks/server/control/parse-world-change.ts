import type { Contract } from '../../../contract/engine/contract.ts';
import type { ScenarioName } from '../../worlds/scenarios/scenarios.ts';
import { parseScenarios } from '../../worlds/scenarios/parse-scenarios.ts';
import type { ClockOptions } from '../../worlds/clock.ts';
import {
  FAILURE_KINDS,
  type Failure,
  type FailureKind,
  validateFailure,
} from '../../worlds/failures.ts';
import {
  type WorldOptions,
  SOCKET_COMMANDS,
  type SocketCommand,
} from '../../worlds/world-store.ts';
import {
  asChoice,
  asBoolean,
  asInteger,
  asList,
  asDateTime,
  asObject,
  asRecord,
  asText,
  InputError,
  parseJsonObject,
  rejectInput,
} from '../../lib/parse-input.ts';
import { DAY_MS } from '../../lib/datetime/durations.ts';

/** A hundred years: more could reach times that no `Date` can represent. */
const MAX_ADVANCE_MS = 36_500 * DAY_MS;

export interface WorldChange {
  /** Milliseconds; negative moves back. */
  advance?: number;
  failures?: Failure[];
  scenarios?: ScenarioName[];
  reset?: boolean;
  sockets?: SocketCommand;
}

/** Parses the options of a new world. @throws InputError naming the field. */
export function parseWorldOptions(contract: Contract, text: string): WorldOptions {
  const fields = ['seed', 'clock', 'scenario', 'settings', 'failures'];
  const source = asRecord(parseJsonObject(text), '', fields);
  const options: WorldOptions = {};
  if (has(source, 'seed')) options.seed = asInteger(source['seed'], 'seed');
  if (has(source, 'clock')) options.clock = parseClock(source['clock']);
  if (has(source, 'scenario')) options.scenarios = parseScenarioNames(source['scenario']);
  if (has(source, 'settings')) options.settings = asObject(source['settings'], 'settings');
  if (has(source, 'failures')) options.failures = parseFailures(contract, source['failures']);
  return options;
}

/** Parses a change of a world. @throws InputError naming the field. */
export function parseWorldChange(contract: Contract, text: string): WorldChange {
  const source = asRecord(parseJsonObject(text), '', [
    'advance',
    'failures',
    'scenario',
    'reset',
    'sockets',
  ]);
  const change: WorldChange = {};
  if (has(source, 'advance')) {
    const limits = { min: -MAX_ADVANCE_MS, max: MAX_ADVANCE_MS };
    change.advance = asInteger(source['advance'], 'advance', limits);
  }
  if (has(source, 'failures')) change.failures = parseFailures(contract, source['failures']);
  if (has(source, 'scenario')) change.scenarios = parseScenarioNames(source['scenario']);
  if (has(source, 'reset')) change.reset = asBoolean(source['reset'], 'reset');
  if (has(source, 'sockets')) {
    change.sockets = asChoice(source['sockets'], 'sockets', SOCKET_COMMANDS);
  }
  return change;
}

function has(source: Record<string, unknown>, name: string): boolean {
  return Object.hasOwn(source, name);
}

function parseClock(value: unknown): ClockOptions {
  const source = asRecord(value, 'clock', ['startsAt', 'frozen']);
  return {
    ...(has(source, 'startsAt')
      ? { startsAt: asDateTime(source['startsAt'], 'clock.startsAt') }
      : {}),
    ...(has(source, 'frozen') ? { frozen: asBoolean(source['frozen'], 'clock.frozen') } : {}),
  };
}

function parseScenarioNames(value: unknown): ScenarioName[] {
  const text = Array.isArray(value) ? value.map((name) => asText(name, 'scenario')).join() : value;
  if (typeof text !== 'string') {
    return rejectInput(
      'scenario',
      `can't be ${JSON.stringify(value)}. Send names such as "rtl,slow".`,
    );
  }
  try {
    return parseScenarios(text);
  } catch (error) {
    throw new InputError(`scenario: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function parseFailures(contract: Contract, value: unknown): Failure[] {
  return asList(value, 'failures').map((item, index) => {
    const path = `failures[${index}]`;
    const failure = parseFailure(item, path);
    const problem = validateFailure(contract, failure);
    return problem === undefined ? failure : rejectInput(`${path}.${problem}`, '');
  });
}

function parseFailure(value: unknown, path: string): Failure {
  const fields = ['operation', 'status', 'example', 'delay', 'times', 'after'];
  const source = asRecord(value, path, fields);
  const failure: Failure = { operation: asText(source['operation'], `${path}.operation`) };
  if (has(source, 'status')) failure.status = parseStatus(source['status'], `${path}.status`);
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

function parseStatus(value: unknown, path: string): FailureKind {
  if (typeof value === 'number' && Number.isInteger(value)) return value;
  const kind = FAILURE_KINDS.find((known) => known === value);
  const known = FAILURE_KINDS.join(', ');
  return (
    kind ??
    rejectInput(path, `can't be ${JSON.stringify(value)}. Use a documented status, ${known}.`)
  );
}
