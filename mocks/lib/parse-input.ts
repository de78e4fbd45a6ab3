import { isRecord } from './is-record.ts';

/** The message names the field. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

/** @throws InputError always. */
export function rejectInput(path: string, reason: string): never {
  throw new InputError(`Invalid input: ${path} ${reason}`);
}

/** Empty text becomes an empty object. @throws InputError for anything but an object. */
export function parseJsonObject(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = text.trim() === '' ? {} : JSON.parse(text);
  } catch {
    value = undefined;
  }
  if (!isRecord(value)) {
    throw new InputError('Invalid input: not a JSON object. Send an object or an empty body.');
  }
  return value;
}

/** Accepts only the fields `names`; `path` is empty for the input itself. */
export function asRecord(
  value: unknown,
  path: string,
  names: readonly string[],
): Record<string, unknown> {
  if (!isRecord(value)) rejectInput(path, `can't be ${describe(value)}. Send an object.`);
  for (const name of Object.keys(value)) {
    if (names.includes(name)) continue;
    rejectInput(
      path === '' ? 'the object' : path,
      `has the unknown field "${name}". Use ${names.join(', ')}.`,
    );
  }
  return value;
}

/** Accepts any fields. */
export function asObject(value: unknown, path: string): Record<string, unknown> {
  return isRecord(value)
    ? value
    : rejectInput(path, `can't be ${describe(value)}. Send an object.`);
}

export function asList(value: unknown, path: string): readonly unknown[] {
  return Array.isArray(value)
    ? value
    : rejectInput(path, `can't be ${describe(value)}. Send an array.`);
}

export function asInteger(
  value: unknown,
  path: string,
  { min = -Infinity, max = Infinity }: { min?: number | undefined; max?: number | undefined } = {},
): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) {
    return value;
  }
  const limits = [
    ...(min === -Infinity ? [] : [`of at least ${min}`]),
    ...(max === Infinity ? [] : [`up to ${max}`]),
  ];
  return rejectInput(
    path,
    `can't be ${describe(value)}. ${['Send an integer', ...limits].join(' ')}.`,
  );
}

export function asText(value: unknown, path: string): string {
  return typeof value === 'string' && value !== ''
    ? value
    : rejectInput(path, `can't be ${describe(value)}. Send a string.`);
}

export function asBoolean(value: unknown, path: string): boolean {
  return typeof value === 'boolean'
    ? value
    : rejectInput(path, `can't be ${describe(value)}. Send true or false.`);
}

export function asChoice<Option extends string>(
  value: unknown,
  path: string,
  options: readonly Option[],
): Option {
  const chosen = options.find((option) => option === value);
  return chosen ?? rejectInput(path, `can't be ${describe(value)}. Use ${options.join(', ')}.`);
}

export function asDateTime(value: unknown, path: string): string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value))
    ? value
    : rejectInput(
        path,
        `can't be ${describe(value)}. Send a timestamp such as 2026-11-21T10:00:00Z.`,
      );
}

function describe(value: unknown): string {
  return value === undefined ? 'missing' : JSON.stringify(value);
}
