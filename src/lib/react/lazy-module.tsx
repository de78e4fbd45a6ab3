import { type ComponentType, lazy, type ReactNode, use, useState } from 'react';

/**
 * Code of the shop did not come: the network is away, or a newer shop has been put in the place of
 * the one that this page belongs to.
 */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  /** Has the next use try again. */
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super('Failed to load a part of the shop.', { cause });
    this.forget = forget;
  }
}

/** A module that is loaded when it is first wanted. */
export interface LazyModule<Module> {
  /** Loads it, or tries again what failed. */
  load: () => Promise<Module>;
  isLoaded: () => boolean;
  /** The attempt that stands; begins one if there is none. For {@link useLazyModule}. */
  attempt: () => Promise<Module>;
}

/** The fields that React reads of a promise, and that spare it the wait where they are filled. */
interface Attempt<Module> extends Promise<Module> {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: Module;
  reason?: unknown;
}

/** Code that fails for want of a network comes by itself when the network is back. */
async function loadWhenOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  if (typeof window === 'undefined') return load();
  let wasOffline = !navigator.onLine;
  const listening = new AbortController();
  window.addEventListener('offline', () => (wasOffline = true), { signal: listening.signal });
  try {
    return await load();
  } catch (cause) {
    if (!wasOffline) throw cause;
    if (!navigator.onLine) {
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    }
    return await load();
  } finally {
    listening.abort();
  }
}

/** Unlike React's `lazy`, it shows at once what was loaded ahead, and a load that failed can be tried again. */
export function lazyModule<Module>(load: () => Promise<Module>): LazyModule<Module> {
  let attempt: Attempt<Module> | undefined;

  function start(): Attempt<Module> {
    const started: Attempt<Module> = loadWhenOnline(load).catch((cause: unknown) => {
      throw new ChunkLoadError(cause, () => {
        if (attempt === started) attempt = undefined;
      });
    });
    attempt = Object.assign(started, { status: 'pending' as const });
    started.then(
      (value) => {
        void Object.assign(started, { status: 'fulfilled' as const, value });
      },
      (reason: unknown) => {
        void Object.assign(started, { status: 'rejected' as const, reason });
      },
    );
    return started;
  }

  return {
    load: () => (attempt && attempt.status !== 'rejected' ? attempt : start()),
    isLoaded: () => attempt?.status === 'fulfilled',
    attempt: () => attempt ?? start(),
  };
}

/** Reads a module in a component, which waits in its Suspense; once loaded there is no wait at all. */
export function useLazyModule<Module>(module: LazyModule<Module>): Module {
  return use(module.attempt());
}

/** A component whose code is loaded when it is first shown. */
export interface LazyComponent<Props extends object> {
  (props: Props): ReactNode;
  /** Loads the code ahead, or tries again what failed; a failure shows when the component does. */
  preload: () => void;
}

/** A component whose code is loaded when it is first shown; stand it in a Suspense and a boundary. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const module = lazyModule(load);
  // One for each attempt: React's own remembers a failure for good.
  const components = new WeakMap<Promise<unknown>, ComponentType<Props>>();
  const choose = (): ComponentType<Props> => {
    const attempt: Attempt<ComponentType<Props>> = module.attempt();
    if (attempt.status === 'fulfilled' && attempt.value) return attempt.value;
    const existing = components.get(attempt);
    if (existing) return existing;
    const component = lazy(async () => ({ default: await attempt })) as ComponentType<Props>;
    components.set(attempt, component);
    return component;
  };
  function LazyComponent(props: Props) {
    // Chosen once: another component in the same place would begin anew.
    const [{ Component }] = useState(() => ({ Component: choose() }));
    return <Component {...props} />;
  }
  return Object.assign(LazyComponent, {
    preload: () => void module.load().catch(() => undefined),
  });
}
