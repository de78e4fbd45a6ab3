import { Readable } from 'node:stream';
import { parseSitemap, parseSitemapIndex } from 'sitemap';

export interface CrawlerFile {
  path: string;
  text: string;
}

export interface ListedPages {
  /** Of pages, in all languages, grouped by file of the sitemap. */
  groups: readonly (readonly string[])[];
  /** robots.txt and the sitemaps. */
  files: readonly CrawlerFile[];
}

/** Reads the sitemap of a running server. */
export async function readAddresses(serverUrl: string): Promise<ListedPages> {
  const load = async (path: string): Promise<CrawlerFile> => {
    const response = await fetch(serverUrl + path);
    const text = await response.text();
    if (!response.ok) {
      throw new Error(`Failed to read ${path}: status ${response.status}. ${text.trim()}`);
    }
    return { path, text };
  };
  const [robots, index] = await Promise.all([load('/robots.txt'), load('/sitemap.xml')]);
  const links = await parseSitemapIndex(Readable.from([index.text]));
  const sitemaps: CrawlerFile[] = [];
  for (const { url } of links) sitemaps.push(await load(new URL(url).pathname));
  const groups = await Promise.all(
    sitemaps.map(async ({ text }) => {
      const entries = await parseSitemap(Readable.from([text]));
      return entries.map(({ url }) => url);
    }),
  );
  return { groups, files: [robots, index, ...sitemaps] };
}
