import {
  asChoice,
  asBoolean,
  asInteger,
  asRecord,
  asText,
  rejectInput,
} from '../lib/parse-input.ts';
import type { World } from '../domain/world/world.ts';

interface FieldBase {
  /** Description for a form. */
  readonly description: string;
  readonly optional?: true;
}

/** A parameter, for forms and validation. */
export type Field =
  | (FieldBase & { readonly type: 'integer'; readonly min?: number; readonly max?: number })
  | (FieldBase & { readonly type: 'text' })
  | (FieldBase & { readonly type: 'flag' })
  | (FieldBase & { readonly type: 'choice'; readonly options: readonly string[] });

type ValueOf<F extends Field> = F extends { type: 'integer' }
  ? number
  : F extends { type: 'flag' }
    ? boolean
    : F extends { type: 'choice'; options: readonly (infer Option)[] }
      ? Option
      : string;

type Fields = Readonly<Record<string, Field>>;
type OptionalKeys<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { optional: true } ? Name : never;
}[keyof F];

export type Values<F extends Fields> = {
  readonly [Name in Exclude<keyof F, OptionalKeys<F>>]: ValueOf<F[Name]>;
} & { readonly [Name in OptionalKeys<F>]?: ValueOf<F[Name]> };

export interface StaffAction {
  /** One line, such as "Set the stock of a product". */
  readonly summary: string;
  readonly fields: Fields;
  /**
   * Validates the parameters and runs the action. Returns a sentence about the result. @throws
   * Error with the reason.
   */
  readonly perform: (world: World, source: Record<string, unknown>) => string;
}

/** The fields validate and type the parameters of `run`. */
export function defineStaffAction<const F extends Fields>(definition: {
  readonly summary: string;
  readonly fields: F;
  readonly run: (world: World, values: Values<F>) => string;
}): StaffAction {
  const { summary, fields, run } = definition;
  return {
    summary,
    fields,
    perform: (world, source) => run(world, parseFields(fields, source) as Values<F>),
  };
}

function parseFields(fields: Fields, source: Record<string, unknown>): Record<string, unknown> {
  const given = asRecord(source, '', Object.keys(fields));
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (given[name] !== undefined) values[name] = parseField(field, given[name], name);
    else if (!field.optional) rejectInput(name, `is missing. Expected: ${field.description}`);
  }
  return values;
}

function parseField(field: Field, value: unknown, name: string): unknown {
  if (field.type === 'integer') return asInteger(value, name, field);
  if (field.type === 'flag') return asBoolean(value, name);
  if (field.type === 'choice') return asChoice(value, name, field.options);
  return asText(value, name);
}
