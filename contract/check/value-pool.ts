import { allSources, DEFAULT_SEEDS, MATCHING_FIELDS, sourcesOf } from './value-sources.ts';

/** Values by `operation.name` or name, from the `--seeds` file. */
export type Seeds = Readonly<Record<string, readonly unknown[]>>;

export interface ValuePool {
  addResponse: (operation: string, body: unknown) => void;
  candidates: (operation: string, name: string) => unknown[];
}

const MAX_VALUES_PER_SOURCE = 20;

/** Collects identifiers from responses; seeds take precedence. */
export function createValuePool(seeds: Seeds): ValuePool {
  const valuesBySource = new Map<string, unknown[]>();
  const sources = allSources();
  const sourceKey = ({ operation, pointer }: { operation: string; pointer: string }) =>
    `${operation} ${pointer}`;

  function sortByFit(name: string, values: unknown[]): unknown[] {
    const rule = MATCHING_FIELDS[name];
    const [match] = (rule && valuesBySource.get(sourceKey(rule.to))) ?? [];
    if (!rule || match === undefined) return values;
    const fits = (value: unknown) => valuesAt(value, `/${rule.field}`).includes(match);
    return [...values.filter(fits), ...values.filter((value) => !fits(value))];
  }

  return {
    addResponse(operation, body) {
      for (const source of sources) {
        if (source.operation !== operation) continue;
        const found = valuesAt(body, source.pointer)
          .filter((value) => value !== null)
          .map((value) => (source.toValue ? source.toValue(value) : value));
        const before = valuesBySource.get(sourceKey(source)) ?? [];
        // The latest values are the least outdated.
        valuesBySource.set(
          sourceKey(source),
          [...new Set([...found, ...before])].slice(0, MAX_VALUES_PER_SOURCE),
        );
      }
    },
    candidates(operation, name) {
      const seeded = seeds[`${operation}.${name}`] ?? seeds[name];
      if (seeded) return [...seeded];
      const lists = (sourcesOf(operation, name) ?? []).map(
        (source) => valuesBySource.get(sourceKey(source)) ?? [],
      );
      const longest = Math.max(0, ...lists.map(({ length }) => length));
      const interleaved = Array.from({ length: longest }, (_, index) =>
        lists.flatMap((list) => list.slice(index, index + 1)),
      );
      const known = sortByFit(name, [...new Set(interleaved.flat())]);
      return known.length > 0 ? known : [...(DEFAULT_SEEDS[name] ?? [])];
    },
  };
}

/**
 * Returns all values that a pointer matches, such as `/data/orders/*[order_status=Pending]/id`. `*`
 * matches all list items; brackets filter by a property's value.
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
      const [name = '', expected] = condition.replace(/\]$/, '').split('=');
      found = found.filter((one) => String(Object(one)[name]) === expected);
    }
  }
  return found;
}
