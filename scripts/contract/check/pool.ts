import { sourcesOf, VALUE_SOURCES } from './sources.ts';

/** Values for parameters by `operation.name` or name, told by who knows the backend. */
export type Seeds = Readonly<Record<string, readonly unknown[]>>;

/** Identifiers that the backend has shown so far. */
export interface Pool {
  /** Takes from a good answer what later requests can name. */
  learn: (operation: string, answer: unknown) => void;
  /** A known value; undefined where there is none. */
  pick: (operation: string, name: string) => unknown;
  /** Whether the name stands for something that the backend has to know. */
  isIdentifier: (operation: string, name: string) => boolean;
}

/** Makes a pool; seeds go before what was learnt. */
export function createPool(seeds: Seeds): Pool {
  const learnt = new Map<string, unknown[]>();
  const wanted = new Map<string, Set<string>>();
  for (const { operation, pointer } of Object.values(VALUE_SOURCES).flat()) {
    wanted.set(operation, (wanted.get(operation) ?? new Set()).add(pointer));
  }
  return {
    learn(operation, answer) {
      for (const pointer of wanted.get(operation) ?? []) {
        const values = valuesAt(answer, pointer).filter((value) => value !== null);
        if (values.length > 0) learnt.set(`${operation} ${pointer}`, values);
      }
    },
    pick(operation, name) {
      const seeded = seeds[`${operation}.${name}`] ?? seeds[name];
      if (seeded && seeded.length > 0) return seeded[0];
      for (const source of sourcesOf(operation, name) ?? []) {
        const [value] = learnt.get(`${source.operation} ${source.pointer}`) ?? [];
        if (value !== undefined) return value;
      }
      return undefined;
    },
    isIdentifier: (operation, name) => sourcesOf(operation, name) !== undefined,
  };
}

/** Everything that a JSON pointer with `*` for places of lists leads to. */
export function valuesAt(value: unknown, pointer: string): unknown[] {
  let found: unknown[] = [value];
  for (const part of pointer.split('/').slice(1)) {
    found = found.flatMap((one): unknown[] => {
      if (typeof one !== 'object' || one === null) return [];
      if (part === '*') return Array.isArray(one) ? (one as unknown[]) : [];
      const inner: unknown = Reflect.get(one, part);
      return inner === undefined ? [] : [inner];
    });
  }
  return found;
}
