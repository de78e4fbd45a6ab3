import { allSources, DEFAULT_SEEDS, FITTING, sourcesOf } from './value-sources.ts';

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

  function fitting(name: string, values: unknown[]): unknown[] {
    const rule = FITTING[name];
    const [wanted] = (rule && learnt.get(nameOf(rule.to))) ?? [];
    if (!rule || wanted === undefined) return values;
    const fits = (value: unknown) => valuesAt(value, `/${rule.field}`).includes(wanted);
    return [...values.filter(fits), ...values.filter((value) => !fits(value))];
  }

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
      const known = fitting(name, [...new Set(inTurn.flat())]);
      return known.length > 0 ? known : [...(DEFAULT_SEEDS[name] ?? [])];
    },
  };
}

/**
 * Everything that a pointer leads to: `/data/orders/*[order_status=Pending]/id`. It is a JSON pointer with `*` for all places of a
 * list; conditions in brackets leave out what does not have their values.
 */
export function valuesAt(value: unknown, pointer: string): unknown[] {
  let found: unknown[] = [value];
  for (const segment of pointer.split('/').slice(1)) {
    const [part = '', ...conditions] = segment.split('[');
    found = found.flatMap((one): unknown[] => {
      if (typeof one !== 'object' || one === null) return [];
      if (part === '*') return Array.isArray(one) ? (one as unknown[]) : [];
      const inner: unknown = Reflect.get(one, part);
      return inner === undefined ? [] : [inner];
    });
    for (const condition of conditions) {
      const [name = '', wanted] = condition.replace(/\]$/, '').split('=');
      found = found.filter((one) => String(Object(one)[name]) === wanted);
    }
  }
  return found;
}
