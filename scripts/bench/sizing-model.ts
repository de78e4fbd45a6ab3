/** Figures of one kind of page. */
export interface PageCost {
  name: string;
  /** Of all views; the shares add up to 1. */
  share: number;
  /** Different pages with 40,000 products in two languages. */
  count: number;
  cachedCpuMs: number;
  uncachedCpuMs: number;
  /** While the shared data is cached. */
  backendCalls: number;
  /** Compressed with Brotli. */
  bytes: number;
}

export interface Load {
  viewsPerHour: number;
  /** Share of the views that a cache in front serves. */
  frontHitRate: number;
}

export interface Sizing {
  serverViewsPerSecond: number;
  uncachedPerSecond: number;
  /** Of one core: 1 is a core that does nothing else. */
  cores: number;
  backendCallsPerSecond: number;
  megabitsPerSecond: number;
}

/** Peak within the hour, relative to its mean. */
export const PEAK_FACTOR = 3;
/** Cores run at most this busy, so that response times stay short. */
export const MAX_UTILISATION = 0.6;
/** A page is sent from the server's cache for this time; later it is rendered again. */
const FRESH_S = 60;

/** Calculates the load of the server at the peak. */
export function calculateSizing(pages: readonly PageCost[], load: Load, copies: number): Sizing {
  const peakPerSecond = (load.viewsPerHour / 3_600) * PEAK_FACTOR;
  const sum = { uncached: 0, cpuMs: 0, calls: 0, bytes: 0 };
  for (const page of pages) {
    const views = peakPerSecond * page.share * (1 - load.frontHitRate);
    const uncached = countMisses(views, page.count, copies);
    sum.uncached += uncached;
    sum.cpuMs += uncached * page.uncachedCpuMs + (views - uncached) * page.cachedCpuMs;
    sum.calls += uncached * page.backendCalls;
    sum.bytes += views * page.bytes;
  }
  return {
    serverViewsPerSecond: peakPerSecond * (1 - load.frontHitRate),
    uncachedPerSecond: sum.uncached,
    cores: sum.cpuMs / 1_000,
    backendCallsPerSecond: sum.calls,
    megabitsPerSecond: (sum.bytes * 8) / 1_000_000,
  };
}

/**
 * Renderings a second if views are spread equally over the pages. Equal spread is the worst case:
 * popular pages are cached more often.
 */
function countMisses(viewsPerSecond: number, count: number, copies: number): number {
  const perPage = viewsPerSecond / count / copies;
  // Each copy renders a page at its first view, then at most once in FRESH_S.
  return viewsPerSecond / (1 + perPage * FRESH_S);
}
