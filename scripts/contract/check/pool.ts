import { allSources, DEFAULT_SEEDS, sourcesOf } from './sources.ts';

/** Values for parameters by `operation.name` or name, told by who knows the backend. */
export type Seeds = Readonly<Record<string, readonly unknown[]>>;

/** Identifiers that the backend has shown so far. */
export interface Pool {
  /** Takes from a good answer what later requests can name. */
  learn: (operation: string, answer: unknown) => void;
  /** Known values, the most telling first. */
  choices: (operation: string, name: string) => unknown[];
}

/** How many values of one source are kept. */
const ENOUGH = 20;

/** Makes a pool; seeds go before what was learnt. */
export function createPool(seeds: Seeds): Pool {
  const learnt = new Map<string, unknown[]>();
  const sources = allSources();
  const nameOf = ({ operation, pointer }: { operation: string; pointer: string }) =>
    `${operation} ${pointer}`;
  return {
    learn(operation, answer) {
      for (const source of sources) {
        if (source.operation !== operation) continue;
        const found = valuesAt(answer, source.pointer)
          .filter((value) => value !== null)
          .map((value) => (source.make ? source.make(value) : value));
        const before = learnt.get(nameOf(source)) ?? [];
        // What was seen last is the least out of date.
        learnt.set(nameOf(source), [...new Set([...found, ...before])].slice(0, ENOUGH));
      }
    },
    choices(operation, name) {
      const seeded = seeds[`${operation}.${name}`] ?? seeds[name];
      if (seeded) return [...seeded];
      const lists = (sourcesOf(operation, name) ?? []).map(
        (source) => learnt.get(nameOf(source)) ?? [],
      );
      const longest = Math.max(0, ...lists.map(({ length }) => length));
      const inTurn = Array.from({ length: longest }, (_, place) =>
        lists.flatMap((list) => list.slice(place, place + 1)),
      );
      const known = [...new Set(inTurn.flat())];
      return known.length > 0 ? known : [...(DEFAULT_SEEDS[name] ?? [])];
    },
  };
}

/**
 * Everything that a pointer leads to: `/data/orders/*[order_status=Pending]/id`. It is a JSON pointer with `*` for all places of a
 * list; a condition in brackets leaves out what does not have the value.
 */
export function valuesAt(value: unknown, pointer: string): unknown[] {
  let found: unknown[] = [value];
  for (const segment of pointer.split('/').slice(1)) {
    const [, part = segment, name, wanted] = /^([^[]+)\[(\w+)=(.*)\]$/.exec(segment) ?? [];
    found = found
      .flatMap((one): unknown[] => {
        if (typeof one !== 'object' || one === null) return [];
        if (part === '*') return Array.isArray(one) ? (one as unknown[]) : [];
        const inner: unknown = Reflect.get(one, part);
        return inner === undefined ? [] : [inner];
      })
      .filter((one) => name === undefined || String(Object(one)[name]) === wanted);
  }
  return found;
}
