import { type ComponentType, lazy, type ReactNode, use, useState } from 'react';
import { isOffline, whenOnline } from '../offline.ts';

/**
 * Thrown when code fails to load: the browser is offline, or a deployment has replaced this page's
 * version.
 */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly reset: () => void;

  constructor(cause: unknown, reset: () => void) {
    super('Failed to load a part of the shop.', { cause });
    this.reset = reset;
  }
}

export interface LazyModule<Module> {
  /** Loads it, or retries after a failure. */
  load: () => Promise<Module>;
  isLoaded: () => boolean;
  /** The current attempt; starts one if there is none. For {@link useLazyModule}. */
  attempt: () => Promise<Module>;
}

/** React reads these fields of a promise and does not suspend if they are set. */
interface Attempt<Module> extends Promise<Module> {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: Module;
  reason?: unknown;
}

/** Loads when the browser is online, for the reason of `loadCode`, and retries once. */
function loadOrRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  const attempt = async () => {
    if (isOffline()) await whenOnline();
    return load();
  };
  return attempt().catch(attempt);
}

/** Unlike React's `lazy`, renders a preloaded module at once and can retry after a failure. */
export function lazyModule<Module>(load: () => Promise<Module>): LazyModule<Module> {
  let attempt: Attempt<Module> | undefined;

  function start(): Attempt<Module> {
    const started: Attempt<Module> = loadOrRetry(load).catch((cause: unknown) => {
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

export function useLazyModule<Module>(module: LazyModule<Module>): Module {
  return use(module.attempt());
}

/** A component whose code is loaded on first render. */
export interface LazyComponent<Props extends object> {
  (props: Props): ReactNode;
  /** Loads the code early, or retries a failed load. Errors show when the component renders. */
  preload: () => void;
  /** Resolves when the code has loaded or failed to. */
  whenLoaded: () => Promise<void>;
  isLoaded: () => boolean;
}

/**
 * Creates a component whose code is loaded on first render. Needs Suspense and an error boundary.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const module = lazyModule(load);
  // One per attempt, because React's `lazy` caches a failure permanently.
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
    // Selected once: another component type would remount and lose its state.
    const [{ Component }] = useState(() => ({ Component: choose() }));
    return <Component {...props} />;
  }
  const whenLoaded = async () => {
    await module.load().catch(() => undefined);
  };
  return Object.assign(LazyComponent, {
    preload: () => void whenLoaded(),
    whenLoaded,
    isLoaded: module.isLoaded,
  });
}
