import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { type Config, type Flags, type Result } from 'lighthouse';
import { PHONE_SLOWNESS } from './processor.ts';
import { convertToThreadTime } from './thread-time.ts';

export interface PageAudit {
  /** 0 to 1. */
  scores: Record<Category, number>;
  /** Audits that lower a score other than performance, with the first element. */
  problems: string[];
  firstPaintMs: number;
  largestPaintMs: number;
  blockingMs: number;
  layoutShift: number;
  /** On the wire, until the page is idle. */
  bytes: number;
  scriptBytes: number;
  requests: number;
  /** Paths of the script files. */
  scripts: readonly string[];
}

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

const OTHER_CATEGORIES: readonly Category[] = ['accessibility', 'best-practices', 'seo'];

export interface AuditOptions {
  /** Debugging port of a browser. Its cookies and storage are kept. */
  port: number;
  /** Whether the page is for search engines (SEO-02). */
  isIndexed: boolean;
  /** Of the machine: see `Processor`. */
  slowness: number;
}

/** What only search results need. */
const AUDITS_FOR_SEARCH = ['is-crawlable', 'meta-description'];

/** Measured by `npm run bench:server`, and rounded up. The browser would slow the server down. */
const SERVER_RESPONSE_MS = 30;

/**
 * Runs Lighthouse on a page, as a phone on simulated slow 4G (PERF-02), with a processor four times
 * slower than that of the reference machine. Times do not include the work of other programs.
 *
 * @throws if the page cannot be loaded
 */
export async function auditPage(
  url: string,
  { port, isIndexed, slowness }: AuditOptions,
): Promise<PageAudit> {
  const config: Config = {
    extends: 'lighthouse:default',
    settings: {
      onlyCategories: ['performance', ...OTHER_CATEGORIES],
      // Waits for one second of silence, others for five.
      throttlingMethod: 'simulate',
      throttling: { cpuSlowdownMultiplier: PHONE_SLOWNESS / slowness },
      skipAudits: isIndexed ? [] : AUDITS_FOR_SEARCH,
      disableFullPageScreenshot: true,
    },
  };
  const result = await runInThreadTime(url, { port, logLevel: 'silent' }, config);
  if (!result || result.lhr.runtimeError) {
    throw new Error(`Failed to audit ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  }
  return toAudit(result.lhr);
}

async function runInThreadTime(url: string, flags: Flags, config: Config) {
  const { origin } = new URL(url);
  // The settings of both steps must be the same.
  const shared: Flags = {
    ...flags,
    precomputedLanternData: {
      additionalRttByOrigin: { [origin]: 0 },
      serverResponseTimeByOrigin: { [origin]: SERVER_RESPONSE_MS },
    },
  };
  const folder = mkdtempSync(join(tmpdir(), 'souk-gathered-'));
  try {
    await lighthouse(url, { ...shared, gatherMode: folder }, config);
    convertToThreadTime(folder);
    return await lighthouse(url, { ...shared, auditMode: folder }, config);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface NetworkRequest {
  url: string;
  transferSize: number;
  resourceType: string;
}

function toAudit({ audits, categories }: Result): PageAudit {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const score = (category: Category) => categories[category]?.score ?? Number.NaN;
  const details = audits['network-requests']?.details;
  const requests = (details?.type === 'table' ? details.items : []) as unknown as NetworkRequest[];
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  const weigh = (list: NetworkRequest[]) => list.reduce((sum, one) => sum + one.transferSize, 0);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    problems: OTHER_CATEGORIES.flatMap((category) => findProblems(category, categories, audits)),
    firstPaintMs: value('first-contentful-paint'),
    largestPaintMs: value('largest-contentful-paint'),
    blockingMs: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    bytes: weigh(requests),
    scriptBytes: weigh(scripts),
    requests: requests.length,
    scripts: scripts.map(({ url }) => new URL(url).pathname),
  };
}

function findProblems(
  category: Category,
  categories: Result['categories'],
  audits: Result['audits'],
): string[] {
  return (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = audits[id];
    if (!audit || weight === 0 || audit.score === null || audit.score === 1) return [];
    const example = audit.details && JSON.stringify(audit.details).slice(0, 300);
    return `${category}: ${audit.title} ${example ?? ''}`;
  });
}
