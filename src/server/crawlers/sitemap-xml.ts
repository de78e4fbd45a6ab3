import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import type { SitemapEntry } from '../../app/entries/read-sitemap.ts';

export interface SitemapLink {
  url: string;
  changedOn: string | undefined;
}

/** Serializes one file of the sitemap. */
export function toSitemapXml(entries: readonly SitemapEntry[]): Promise<Buffer> {
  const stream = new SitemapStream({
    lastmodDateOnly: true,
    xmlns: { news: false, video: false, image: false, xhtml: true },
  });
  for (const { url, changedOn, alternates } of entries) {
    stream.write({ url, links: alternates, ...(changedOn ? { lastmod: changedOn } : {}) });
  }
  stream.end();
  return streamToPromise(stream);
}

/** Serializes the list of all files. */
export function toIndexXml(links: readonly SitemapLink[]): Promise<Buffer> {
  const stream = new SitemapIndexStream({ lastmodDateOnly: true });
  for (const { url, changedOn } of links) {
    stream.write({ url, ...(changedOn ? { lastmod: changedOn } : {}) });
  }
  stream.end();
  return streamToPromise(stream);
}
