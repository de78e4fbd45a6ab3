import { findBrowser } from '../test/browser.ts';
import { AUDITED_PAGES, type AuditedPage, startAuditBrowser } from './audit-browser.ts';
import type { PageAudit } from './audit-page.ts';
import { BROWSER_ARGS, requireBuild, startBuiltShop } from './built-shop.ts';
import { measureReaction } from './measure-reaction.ts';
import { weighScripts } from './weigh-scripts.ts';

// Measures the built pages in a browser (PERF-02). Run `npm run build` first. Needs a machine
// without other load. BENCH_RUNS sets the number of runs, of which the medians are printed.

const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);

const built = requireBuild('the pages');

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function measure(origin: string, page: AuditedPage, executablePath: string): Promise<string> {
  const audits: PageAudit[] = [];
  const reactions: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const browser = await startAuditBrowser(origin, { executablePath, args: BROWSER_ARGS });
    try {
      audits.push(await browser.audit(page));
      reactions.push(await measureReaction(browser.page, page));
    } finally {
      await browser.close();
    }
  }
  const of = (read: (audit: PageAudit) => number) => median(audits.map(read));
  const seconds = (read: (audit: PageAudit) => number) => (of(read) / 1_000).toFixed(1);
  const kilobytes = (read: (audit: PageAudit) => number) => Math.round(of(read) / 1_000);
  const cells = [
    page.name,
    of(({ scores }) => scores.performance).toFixed(2),
    of(({ scores }) => scores.accessibility),
    of(({ scores }) => scores['best-practices']),
    of(({ scores }) => scores.seo),
    seconds(({ firstPaintMs }) => firstPaintMs),
    seconds(({ largestPaintMs }) => largestPaintMs),
    Math.round(of(({ blockingMs }) => blockingMs)),
    of(({ layoutShift }) => layoutShift).toFixed(3),
    kilobytes(({ bytes }) => bytes),
    of(({ requests }) => requests),
    kilobytes(({ scriptBytes }) => scriptBytes),
    kilobytes(({ scripts }) => weighScripts(scripts)),
    of(({ scripts }) => scripts.length),
    Math.round(median(reactions)),
  ];
  return `| ${cells.join(' | ')} |`;
}

const shop = await startBuiltShop(built);
try {
  console.log(
    '| page | performance | accessibility | best practices | SEO | FCP s | LCP s | TBT ms | CLS | kB | requests | scripts kB | scripts kB gzip | scripts | reaction to a press ms |',
  );
  console.log(`|${' --- |'.repeat(15)}`);
  const executablePath = findBrowser();
  for (const page of AUDITED_PAGES) console.log(await measure(shop.url, page, executablePath));
} finally {
  await shop.stop();
}
