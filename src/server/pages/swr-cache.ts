import { LRUCache } from 'lru-cache';

export interface SwrCacheOptions<Value> {
  /** How long a value is returned without loading. */
  freshMs: number;
  /** How long after `freshMs` a value is returned while a new one loads. */
  staleMs: number;
  /** How long after `freshMs` a value is returned when loading fails. */
  staleIfErrorMs: number;
  /** Pause after a failure, per key. */
  backOffMs?: number;
  maxBytes: number;
  sizeOf: (value: Value) => number;
  onRead?: (source: CacheSource) => void;
}

/** `failed`: loaded but not cacheable, and there is no older value. */
export type CacheSource = 'hit' | 'stale' | 'miss' | 'joined' | 'stale-if-error' | 'failed';

export interface Loaded<Value> {
  value: Value;
  /** If false, an older value is preferred. This one is kept for the back-off only. */
  isUsable: boolean;
  /** Overrides the cache's. */
  freshMs?: number;
}

export interface Cached<Value> {
  value: Value;
  source: CacheSource;
  /** Since the load. */
  ageMs: number;
}

interface Entry<Value> {
  value: Value;
  storedAt: number;
  freshUntil: number;
}

interface Failure<Value> {
  until: number;
  value?: Value;
  error?: unknown;
}

/** The load was skipped because the server is busy. Starts no back-off. */
export class OverloadedError extends Error {}

const BACK_OFF_MS = 2_000;
const MAX_FAILURES = 1_000;

/** Stale-while-revalidate, stale-if-error, one load per key and a limit in bytes (SRV-04). */
export class SwrCache<Value extends object> {
  readonly #options: SwrCacheOptions<Value>;
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #failures = new LRUCache<string, Failure<Value>>({ max: MAX_FAILURES });
  readonly #flights = new Map<string, Promise<Loaded<Value>>>();
  #pausedUntil = 0;

  constructor(options: SwrCacheOptions<Value>) {
    this.#options = options;
    this.#entries = new LRUCache({
      maxSize: Math.max(1, Math.floor(options.maxBytes)),
      sizeCalculation: ({ value }) => Math.max(1, options.sizeOf(value)),
    });
  }

  /** @throws the error of `load`, if there is no older value */
  async get(key: string, load: () => Promise<Loaded<Value>>): Promise<Cached<Value>> {
    const cached = await this.#read(key, load);
    this.#options.onRead?.(cached.source);
    return cached;
  }

  /** Returns a value of any age. */
  peek(key: string): Value | undefined {
    return this.#entries.peek(key)?.value;
  }

  /** Stops background refreshes for `ms`. Missing values are still loaded. */
  pause(ms: number): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, Date.now() + ms);
  }

  /** Expires matching values and returns their number. Old values remain as fallback. */
  expire(matches: (key: string) => boolean): number {
    const expiredAt = Date.now() - this.#options.staleMs;
    let count = 0;
    for (const [key, entry] of this.#entries.entries()) {
      if (!matches(key)) continue;
      entry.freshUntil = Math.min(entry.freshUntil, expiredAt);
      count += 1;
    }
    // Running loads may have read older data: do not store them.
    for (const key of this.#flights.keys()) if (matches(key)) this.#flights.delete(key);
    for (const key of this.#failures.keys()) if (matches(key)) this.#failures.delete(key);
    return count;
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  async #read(key: string, load: () => Promise<Loaded<Value>>): Promise<Cached<Value>> {
    const { staleMs, staleIfErrorMs } = this.#options;
    const now = Date.now();
    const entry = this.#entries.get(key);
    const failure = this.#failures.get(key);
    const isBackingOff = failure !== undefined && now < failure.until;
    if (entry && now < entry.freshUntil) return toCached(entry, 'hit');
    if (entry && now < entry.freshUntil + staleMs) {
      if (!isBackingOff && now >= this.#pausedUntil) {
        // The load records its own failure.
        this.#load(key, load).catch(() => undefined);
      }
      return toCached(entry, 'stale');
    }
    const older = entry && now < entry.freshUntil + staleIfErrorMs ? entry : undefined;
    if (isBackingOff) {
      if (older) return toCached(older, 'stale-if-error');
      if (failure.value) return { value: failure.value, source: 'failed', ageMs: 0 };
      throw failure.error;
    }
    const isJoined = this.#flights.has(key);
    try {
      const { value, isUsable } = await this.#load(key, load);
      if (isUsable) return { value, source: isJoined ? 'joined' : 'miss', ageMs: 0 };
      return older ? toCached(older, 'stale-if-error') : { value, source: 'failed', ageMs: 0 };
    } catch (error) {
      if (older) return toCached(older, 'stale-if-error');
      throw error;
    }
  }

  #load(key: string, load: () => Promise<Loaded<Value>>): Promise<Loaded<Value>> {
    const running = this.#flights.get(key);
    if (running) return running;
    const isCurrent = () => this.#flights.get(key) === flight;
    const flight: Promise<Loaded<Value>> = load()
      .then(
        (loaded) => {
          if (isCurrent()) this.#store(key, loaded);
          return loaded;
        },
        (error: unknown) => {
          if (!(error instanceof OverloadedError)) this.#fail(key, { error });
          throw error;
        },
      )
      .finally(() => {
        if (isCurrent()) this.#flights.delete(key);
      });
    this.#flights.set(key, flight);
    return flight;
  }

  #store(key: string, { value, isUsable, freshMs }: Loaded<Value>): void {
    if (!isUsable) {
      this.#fail(key, { value });
      return;
    }
    const storedAt = Date.now();
    const freshUntil = storedAt + (freshMs ?? this.#options.freshMs);
    this.#entries.set(key, { value, storedAt, freshUntil });
    this.#failures.delete(key);
  }

  #fail(key: string, failure: Omit<Failure<Value>, 'until'>): void {
    const { backOffMs = BACK_OFF_MS } = this.#options;
    this.#failures.set(key, { ...failure, until: Date.now() + backOffMs });
  }
}

function toCached<Value>(entry: Entry<Value>, source: CacheSource): Cached<Value> {
  return { value: entry.value, source, ageMs: Date.now() - entry.storedAt };
}
