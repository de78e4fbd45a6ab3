/** Finds the target of a path. Exact paths take precedence over templates. */
export interface Router<T> {
  add: (method: string, path: string, target: T) => void;
  /** Returns the target, the allowed methods of a known path, or undefined. */
  find: (
    method: string,
    path: string,
  ) => { target: T; pathParameters: Record<string, string> } | { allowed: string[] } | undefined;
}

interface Pattern<T> {
  method: string;
  expression: RegExp;
  names: string[];
  target: T;
}

export function createRouter<T>(): Router<T> {
  const exact = new Map<string, Map<string, T>>();
  const patterns: Pattern<T>[] = [];

  return {
    add(method, path, target) {
      if (!path.includes('{')) {
        const methods = exact.get(path) ?? new Map<string, T>();
        exact.set(path, methods.set(method, target));
        return;
      }
      const names: string[] = [];
      const source = path
        .split('/')
        .map((segment) => {
          const name = /^\{(.+)\}$/.exec(segment)?.[1];
          if (name === undefined) return escapeExpression(segment);
          names.push(name);
          return '([^/]+)';
        })
        .join('/');
      patterns.push({ method, expression: new RegExp(`^${source}$`), names, target });
    },
    find(method, path) {
      const methods = exact.get(path);
      const hit = methods?.get(method);
      if (hit !== undefined) return { target: hit, pathParameters: {} };
      const allowed = methods ? [...methods.keys()] : [];
      for (const pattern of patterns) {
        const match = pattern.expression.exec(path);
        if (!match) continue;
        const values = match.slice(1).map(decode);
        if (values.includes(undefined)) continue;
        if (pattern.method !== method) {
          allowed.push(pattern.method);
          continue;
        }
        return {
          target: pattern.target,
          pathParameters: Object.fromEntries(
            pattern.names.map((name, index) => [name, values[index] ?? '']),
          ),
        };
      }
      return allowed.length > 0 ? { allowed } : undefined;
    },
  };
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A malformed escape matches no path.
    return undefined;
  }
}

function escapeExpression(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
