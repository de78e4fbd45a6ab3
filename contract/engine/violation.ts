import type { ErrorObject } from 'ajv';
import { contractPointer } from './compiler.ts';

/** Where in a message something was wrong. */
export type Place = 'path' | 'query' | 'header' | 'body' | 'status' | 'media-type';

/** One way in which a request or an answer breaks the contract. */
export interface Violation {
  /** Stable name: place and rule, such as `body-additionalProperties`. */
  code: string;
  where: Place;
  /** JSON pointer into the faulty part; empty for the whole. */
  pointer: string;
  /** The rule that was broken: a JSON Schema keyword or a word of ours. */
  rule: string;
  /** What is wrong, with the value seen. */
  message: string;
  /** JSON pointer to the rule in the bundled contract, where it is a schema's. */
  contract?: string;
}

/** Describes a fault that no schema keyword stands for. */
export function violation(where: Place, rule: string, message: string, pointer = ''): Violation {
  return { code: `${where}-${rule}`, where, pointer, rule, message };
}

/** Ajv's finding in our words. */
export function fromAjv(where: Place, error: ErrorObject): Violation {
  const field = extraField(error);
  const pointer = field === undefined ? error.instancePath : `${error.instancePath}/${field}`;
  const allowed: unknown = error.params['allowedValues'] ?? error.params['allowedValue'];
  const detail = allowed === undefined ? '' : ` (${JSON.stringify(allowed)})`;
  const seen = field === undefined ? `, but it is ${show(error.data)}` : '';
  const rule = error.parentSchema && contractPointer(error.parentSchema);
  const contract = rule === undefined ? undefined : `${rule}/${error.keyword}`;
  return {
    ...violation(
      where,
      error.keyword,
      `${error.message ?? error.keyword}${detail}${seen}`,
      pointer,
    ),
    ...(contract === undefined ? {} : { contract }),
  };
}

function extraField(error: ErrorObject): string | undefined {
  const name: unknown =
    error.params['additionalProperty'] ??
    error.params['unevaluatedProperty'] ??
    error.params['missingProperty'];
  return typeof name === 'string' ? name : undefined;
}

/** A value short enough for a message. */
function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
