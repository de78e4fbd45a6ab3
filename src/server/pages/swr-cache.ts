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
  /**
   * Whether a failure concerns only the reader whose load it was, such as one over a rate limit.
   * Other readers load again.
   */
  isOwnFailure?: (failure: LoadFailure<Value>) => boolean;
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

/** An unusable value, or the error of the load. */
export interface LoadFailure<Value> {
  value?: Value;
  error?: unknown;
}

interface Failure<Value> extends LoadFailure<Value> {
  until: number;
}

interface Read<Value> {
  key: string;
  load: () => Promise<Loaded<Value>>;
  reader: string;
  /** In the background, while readers get a stale value. */
  isRefresh?: boolean;
}

/** The load was skipped because the server is busy. Starts no back-off. */
export class OverloadedError extends Error {}

const BACK_OFF_MS = 2_000;
const MAX_FAILURES = 1_000;
/** Of `maxBytes`: they are needed for the back-off only. */
const FAILURES_SHARE = 0.1;
const MAX_PAUSED_READERS = 10_000;

/** Stale-while-revalidate, stale-if-error, one load per key and a limit in bytes (SRV-04). */
export class SwrCache<Value extends object> {
  readonly #options: SwrCacheOptions<Value>;
  readonly #entries: LRUCache<string, Entry<Value>>;
  /** The oldest is last: all have the same back-off. */
  readonly #failures: LRUCache<string, Failure<Value>>;
  readonly #flights = new Map<string, Promise<Loaded<Value>>>();
  readonly #pausedReaders = new LRUCache<string, number>({ max: MAX_PAUSED_READERS });
  #pausedUntil = 0;

  constructor(options: SwrCacheOptions<Value>) {
    this.#options = options;
    const maxFailureBytes = Math.floor(options.maxBytes * FAILURES_SHARE);
    this.#entries = new LRUCache({
      maxSize: Math.max(1, Math.floor(options.maxBytes) - maxFailureBytes),
      sizeCalculation: ({ value }) => Math.max(1, options.sizeOf(value)),
    });
    // Not in one cache: failed values must not evict good ones.
    this.#failures = new LRUCache({
      max: MAX_FAILURES,
      maxSize: Math.max(1, maxFailureBytes),
      sizeCalculation: ({ value }) => Math.max(1, value ? options.sizeOf(value) : 0),
    });
  }

  /**
   * @param reader such as the client's address, see `isOwnFailure`
   * @throws the error of `load`, if there is no older value
   */
  async get(key: string, load: () => Promise<Loaded<Value>>, reader = ''): Promise<Cached<Value>> {
    const cached = await this.#read({ key, load, reader });
    this.#options.onRead?.(cached.source);
    return cached;
  }

  /** Returns a value of any age. */
  peek(key: string): Value | undefined {
    return this.#entries.peek(key)?.value;
  }

  /** Stops background refreshes for `ms`: by one reader, or by all. Missing values are still loaded. */
  pause(ms: number, reader?: string): void {
    const until = Date.now() + ms;
    if (reader !== undefined) this.#pausedReaders.set(reader, until);
    else this.#pausedUntil = Math.max(this.#pausedUntil, until);
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

  /** Failed values included. */
  get bytes(): number {
    return this.#entries.calculatedSize + this.#failures.calculatedSize;
  }

  async #read(read: Read<Value>, canLoadAgain = true): Promise<Cached<Value>> {
    const { key, reader } = read;
    const { staleMs, staleIfErrorMs } = this.#options;
    const now = Date.now();
    const entry = this.#entries.get(key);
    const failure = this.#failureOf(key) ?? this.#failureOf(toOwnKey(key, reader));
    if (entry && now < entry.freshUntil) return toCached(entry, 'hit');
    if (entry && now < entry.freshUntil + staleMs) {
      if (!failure && now >= this.#pausedUntil && now >= (this.#pausedReaders.get(reader) ?? 0)) {
        // The load records its own failure.
        this.#load({ ...read, isRefresh: true }).catch(() => undefined);
      }
      return toCached(entry, 'stale');
    }
    const older = entry && now < entry.freshUntil + staleIfErrorMs ? entry : undefined;
    if (failure) {
      if (older) return toCached(older, 'stale-if-error');
      if (failure.value) return { value: failure.value, source: 'failed', ageMs: 0 };
      throw failure.error;
    }
    const running = this.#flights.get(key);
    // Once, so that a reader does not wait for all others of a backend that refuses each.
    if (running && canLoadAgain && (await this.#endsInOwnFailure(running))) {
      return this.#read(read, false);
    }
    try {
      const { value, isUsable } = await (running ?? this.#load(read));
      if (isUsable) return { value, source: running ? 'joined' : 'miss', ageMs: 0 };
      return older ? toCached(older, 'stale-if-error') : { value, source: 'failed', ageMs: 0 };
    } catch (error) {
      if (older) return toCached(older, 'stale-if-error');
      throw error;
    }
  }

  #failureOf(key: string): Failure<Value> | undefined {
    const failure = this.#failures.peek(key);
    return failure && Date.now() < failure.until ? failure : undefined;
  }

  #isOwn(failure: LoadFailure<Value>): boolean {
    return this.#options.isOwnFailure?.(failure) ?? false;
  }

  #endsInOwnFailure(flight: Promise<Loaded<Value>>): Promise<boolean> {
    return flight.then(
      ({ value, isUsable }) => !isUsable && this.#isOwn({ value }),
      (error: unknown) => this.#isOwn({ error }),
    );
  }

  #load(read: Read<Value>): Promise<Loaded<Value>> {
    const { key, load } = read;
    const running = this.#flights.get(key);
    if (running) return running;
    const isCurrent = () => this.#flights.get(key) === flight;
    const flight: Promise<Loaded<Value>> = load()
      .then(
        (loaded) => {
          if (isCurrent()) this.#store(read, loaded);
          return loaded;
        },
        (error: unknown) => {
          if (!(error instanceof OverloadedError)) this.#fail(read, { error });
          throw error;
        },
      )
      .finally(() => {
        if (isCurrent()) this.#flights.delete(key);
      });
    this.#flights.set(key, flight);
    return flight;
  }

  #store(read: Read<Value>, { value, isUsable, freshMs }: Loaded<Value>): void {
    if (!isUsable) {
      this.#fail(read, { value });
      return;
    }
    const storedAt = Date.now();
    const freshUntil = storedAt + (freshMs ?? this.#options.freshMs);
    this.#entries.set(read.key, { value, storedAt, freshUntil });
    this.#failures.delete(read.key);
    this.#dropOldFailures(storedAt);
  }

  #fail({ key, reader, isRefresh = false }: Read<Value>, failure: LoadFailure<Value>): void {
    const { backOffMs = BACK_OFF_MS } = this.#options;
    const isOwn = this.#isOwn(failure);
    const failedKey = isOwn ? toOwnKey(key, reader) : key;
    const now = Date.now();
    // A backend that ignores X-Forwarded-For has one rate limit for all readers. Only refreshes
    // count: loads of missing values, which a refused reader can repeat, must not delay others.
    if (isOwn && isRefresh) this.pause(backOffMs);
    this.#dropOldFailures(now);
    this.#failures.set(failedKey, { ...failure, until: now + backOffMs });
  }

  #dropOldFailures(now: number): void {
    for (const key of this.#failures.rkeys()) {
      if (now < (this.#failures.peek(key)?.until ?? 0)) return;
      this.#failures.delete(key);
    }
  }
}

/** Ends like the key, so that a purge of the key matches it, too. */
function toOwnKey(key: string, reader: string): string {
  return `${reader} ${key}`;
}

function toCached<Value>(entry: Entry<Value>, source: CacheSource): Cached<Value> {
  return { value: entry.value, source, ageMs: Date.now() - entry.storedAt };
}
