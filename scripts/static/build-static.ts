import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import pLimit from 'p-limit';
import type * as Entry from '../../src/app/entries/entry-server.tsx';
import { BACKEND_PATHS } from '../../src/server/backend-paths.ts';
import { parseRetryAfter } from '../../src/lib/retry-after.ts';
import { BASE_HEADERS } from '../../src/server/http/security-headers.ts';
import { startProcess } from '../bench/server-process.ts';
import { cloudflareRoutes, cloudflareWorker } from './hosts/cloudflare.ts';
import { headersFile } from './hosts/headers-file.ts';
import type { HostRules } from './hosts/host-rules.ts';
import { netlifyRedirects } from './hosts/netlify.ts';
import { nginxFiles } from './hosts/nginx.ts';
import { parsePageAddress, toPageFile } from './page-address.ts';
import { readAddresses } from './read-addresses.ts';
import { toShell, toStaticPage } from './to-static-page.ts';

export interface StaticOptions {
  /** The built shop, with `client` and `server`. */
  build: string;
  /** Gets `site` and `hosts`. */
  output: string;
  backendUrl: string;
  /** Origin of the backend in browsers. */
  apiOrigin: string;
  publicOrigin: string;
  /** Pages of each file of the sitemap, in each language. Undefined writes all. */
  limit?: number | undefined;
  /** Undefined writes all. */
  languages?: readonly string[] | undefined;
  /** Pages that are rendered at the same time. */
  concurrency: number;
  log: (line: string) => void;
}

const MAX_ATTEMPTS = 5;
const MAX_PAUSE_S = 60;
const MAX_LISTED_FAILURES = 20;
const MISSING_PATH = '/404';
const SECURITY_HEADERS = [
  ...Object.keys(BASE_HEADERS),
  'content-security-policy',
  'strict-transport-security',
  'origin-agent-cluster',
  'x-permitted-cross-domain-policies',
];

/**
 * Writes the guest pages as files, and rules for static hosts. The built server renders them.
 *
 * @returns the number of pages
 * @throws if a page fails, after all others
 */
export async function buildStatic(options: StaticOptions): Promise<number> {
  const { build, output, apiOrigin, publicOrigin, log } = options;
  const server = await startProcess(join(build, 'server/main.js'), {
    PORT: '0',
    BACKEND_URL: options.backendUrl,
    API_ORIGIN: apiOrigin,
    PUBLIC_ORIGIN: publicOrigin,
    LOG_LEVEL: 'error',
  });
  try {
    const site = join(output, 'site');
    for (const folder of ['site', 'hosts']) {
      rmSync(join(output, folder), { recursive: true, force: true });
    }
    copyClient(join(build, 'client'), site);
    const { groups, files } = await readAddresses(server.url);
    for (const { path, text } of files) write(join(site, path), text);

    const missing = await fetch(server.url + MISSING_PATH);
    if (missing.status !== 404) throw new Error(`Failed to read settings: ${missing.status}.`);
    const headers = readHeaders(missing);
    const missingPage = await missing.text();
    write(join(site, '404.html'), toStaticPage(missingPage, MISSING_PATH));
    const template = readFileSync(join(build, 'client/index.html'), 'utf8');
    write(join(site, 'shell.html'), toShell(template, missingPage));

    const urls = groups.flatMap((group) => selectUrls(group, options));
    log(`${urls.length} pages`);
    await writePages(urls, site, server.url, options, headers['content-security-policy'] ?? '');
    const entry = pathToFileURL(join(build, 'server/entry-server.js')).href;
    const { pagePatterns } = (await import(entry)) as Pick<typeof Entry, 'pagePatterns'>;
    const addresses = urls.map((url) => parsePageAddress(url));
    writeHosts(join(output, 'hosts'), {
      apiOrigin,
      headers,
      backendPaths: BACKEND_PATHS,
      pages: pagePatterns(),
      locales: unique(addresses.flatMap(({ locale }) => locale ?? [])),
      parameters: unique(addresses.flatMap((one) => one.parameters.map(([name]) => name))),
    });
    return urls.length;
  } finally {
    await server.stop();
  }
}

function copyClient(from: string, to: string): void {
  // The template is no page, and hosts compress files themselves.
  const isCopied = (path: string) => !/^(?:index\.html|\.vite)$|\.(?:br|gz)$/.test(basename(path));
  cpSync(from, to, { recursive: true, filter: isCopied });
}

function selectUrls(
  group: readonly string[],
  { limit, languages }: Pick<StaticOptions, 'limit' | 'languages'>,
): URL[] {
  const counts = new Map<string, number>();
  return group
    .map((url) => new URL(url))
    .filter(({ searchParams }) => {
      const lang = searchParams.get('lang') ?? '';
      const count = (counts.get(lang) ?? 0) + 1;
      counts.set(lang, count);
      const isIncluded = lang === '' || (languages?.includes(lang) ?? true);
      return isIncluded && (limit === undefined || count <= limit);
    });
}

async function writePages(
  urls: readonly URL[],
  site: string,
  serverUrl: string,
  { concurrency, log }: StaticOptions,
  policy: string,
): Promise<void> {
  const limit = pLimit(concurrency);
  const failures: string[] = [];
  const progressStep = Math.max(100, Math.ceil(urls.length / 20));
  let count = 0;
  const writePage = async (url: URL) => {
    try {
      const page = await loadPage(serverUrl + url.pathname + url.search);
      if (page.policy !== policy) {
        throw new Error('Its content security policy differs: the settings changed meanwhile.');
      }
      const address = new URL(url);
      address.searchParams.delete('lang');
      const file = join(site, toPageFile(parsePageAddress(url)));
      write(file, toStaticPage(page.html, address.pathname + address.search));
    } catch (error) {
      failures.push(`${url.pathname}${url.search}: ${(error as Error).message}`);
    }
    count += 1;
    if (count % progressStep === 0) log(`${count} of ${urls.length}`);
  };
  await Promise.all(urls.map((url) => limit(() => writePage(url))));
  if (failures.length === 0) return;
  const listed = failures.slice(0, MAX_LISTED_FAILURES);
  const rest = failures.length - listed.length;
  throw new Error(
    [
      `Failed to write ${failures.length} of ${urls.length} pages:`,
      ...listed,
      ...(rest > 0 ? [`and ${rest} more`] : []),
    ].join('\n'),
  );
}

/** Repeats a request while the backend is busy. */
async function loadPage(url: string): Promise<{ html: string; policy: string }> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(url, { redirect: 'manual' });
    const html = await response.text();
    if (response.status === 200) {
      return { html, policy: response.headers.get('content-security-policy') ?? '' };
    }
    if (response.status !== 503 || attempt === MAX_ATTEMPTS) {
      throw new Error(`status ${response.status}`);
    }
    const seconds = parseRetryAfter(response.headers.get('retry-after'));
    await wait(Math.min(seconds, MAX_PAUSE_S) * 1_000);
  }
}

function readHeaders({ headers }: Response): Record<string, string> {
  return Object.fromEntries(
    SECURITY_HEADERS.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

function writeHosts(folder: string, rules: HostRules): void {
  const { maps, server } = nginxFiles(rules);
  write(join(folder, 'netlify/_headers'), headersFile(rules));
  write(join(folder, 'netlify/_redirects'), netlifyRedirects(rules));
  write(join(folder, 'cloudflare/_headers'), headersFile(rules));
  write(join(folder, 'cloudflare/_routes.json'), cloudflareRoutes());
  write(join(folder, 'cloudflare/_worker.js'), cloudflareWorker(rules));
  write(join(folder, 'nginx/maps.conf'), maps);
  write(join(folder, 'nginx/server.conf'), server);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)].toSorted();
}

/** @throws if there is no build */
export function assertBuilt(build: string): void {
  if (existsSync(join(build, 'server/main.js'))) return;
  throw new Error('Failed to write pages: there is no build. Run `npm run build`.');
}
