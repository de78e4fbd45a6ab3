import type { Client } from '../../api/client.ts';
import { listCategories, listProducts } from '../../api/generated/catalogue.ts';
import { getLegalPage, listBlogs } from '../../api/generated/content.ts';
import { getSettings } from '../../api/generated/settings.ts';
import { listShops } from '../../api/generated/shops.ts';
import type { QueryData } from '../../api/types.ts';
import { languageUrl, readLanguages } from '../../features/seo/languages.ts';
import { toIsoDate } from '../../lib/datetime/parse-server-date.ts';
import { DEFAULT_LOCALE } from '../../lib/i18n/locale.ts';
import * as paths from '../../lib/router/paths.ts';
import { fixedPaths } from '../crawl-rules.ts';
import { matchRoute } from '../match-route.ts';
import { type BackendAccess, createGuestClient, type ReadShared } from './backend-access.ts';

export type SitemapSection = 'pages' | 'categories' | 'products' | 'shops' | 'posts';
export const SITEMAP_SECTIONS: readonly SitemapSection[] = [
  'pages',
  'categories',
  'products',
  'shops',
  'posts',
];

export interface SitemapRequest extends BackendAccess {
  /** Public origin. */
  origin: string;
  readShared: ReadShared;
}

/** One file of the sitemap (SEO-02). */
export interface SitemapFile {
  /** Number of files of the section; 0 if it is empty. */
  fileCount: number;
  /** One entry for each page and language. */
  entries: readonly SitemapEntry[];
  /** `YYYY-MM-DD` of the latest change, if known. */
  changedOn: string | undefined;
}

export interface SitemapEntry {
  url: string;
  changedOn: string | undefined;
  /** Itself included. Empty with one language. */
  alternates: readonly { lang: string; url: string }[];
}

interface ListedPage {
  path: string;
  changedOn?: string | undefined;
}

/** One backend call. The XML of 500 pages in 20 languages stays below the limit of 50 MB. */
const PAGES_PER_FILE = 500;

/**
 * Reads one file of the sitemap from the API.
 *
 * @param file counts from 1
 * @throws if the backend fails
 */
export async function readSitemap(
  request: SitemapRequest,
  section: SitemapSection,
  file: number,
): Promise<SitemapFile> {
  const client = createGuestClient(request, DEFAULT_LOCALE);
  const settings = await request.readShared(`getSettings ${DEFAULT_LOCALE}`, () =>
    client.call(getSettings),
  );
  const { pages, total } = await READERS[section](client, file, settings);
  const languages = readLanguages(settings);
  const entries = pages.flatMap(({ path, changedOn }) => {
    const url = new URL(path, request.origin).href;
    const versions = languages.locales.map((lang) => ({
      lang,
      url: languageUrl(url, lang, languages),
    }));
    const alternates = versions.length > 1 ? [...versions, { lang: 'x-default', url }] : [];
    return versions.map((version) => ({ url: version.url, changedOn, alternates }));
  });
  const dates = pages.flatMap(({ changedOn }) => changedOn ?? []).toSorted();
  return { fileCount: Math.ceil(total / PAGES_PER_FILE), entries, changedOn: dates.at(-1) };
}

type Settings = QueryData<'getSettings'>;
type Reader = (
  client: Client,
  file: number,
  settings: Settings,
) => Promise<{ pages: readonly ListedPage[]; total: number }>;

const READERS: Record<SitemapSection, Reader> = {
  async pages(client, file, settings) {
    const pages = file === 1 ? await readFixedPages(client, settings) : [];
    return { pages, total: 1 };
  },
  async categories(client, file) {
    const { categories } = await client.call(listCategories);
    const all = categories.flatMap(({ id, sub_categories: subs }) => [
      { path: paths.categoryPath(id) },
      ...subs.map((sub) => ({ path: paths.subcategoryPath(id, sub.id) })),
    ]);
    const first = (file - 1) * PAGES_PER_FILE;
    return { pages: all.slice(first, first + PAGES_PER_FILE), total: all.length };
  },
  async products(client, file) {
    const list = await client.call(listProducts, { page: file, per_page: PAGES_PER_FILE });
    return {
      pages: list.products.map(({ id }) => ({ path: paths.productPath(id) })),
      total: list.total,
    };
  },
  async shops(client, file, settings) {
    if (!settings.multi_vendor) return { pages: [], total: 0 };
    const list = await client.call(listShops, { page: file, per_page: PAGES_PER_FILE });
    return { pages: list.shops.map(({ id }) => ({ path: paths.shopPath(id) })), total: list.total };
  },
  async posts(client, file) {
    const list = await client.call(listBlogs, { page: file, per_page: PAGES_PER_FILE });
    return {
      pages: list.blogs.map(({ slug, created_at: createdAt }) => ({
        path: paths.blogPath(slug),
        changedOn: toIsoDate(createdAt),
      })),
      total: list.total,
    };
  },
};

/** Pages with a fixed path, and pages of the shop that a menu or footer links to. */
async function readFixedPages(client: Client, settings: Settings): Promise<ListedPage[]> {
  const links = [...settings.menus, ...settings.footers.flatMap(({ items }) => items)];
  const linked = links
    .map(({ url }) => url ?? '')
    .filter((url) => matchRoute(url)?.route.path === paths.legalPagePath.pattern);
  const pages: ListedPage[] = [];
  for (const path of new Set([...fixedPaths(), ...linked])) {
    if (!settings.multi_vendor && paths.isShopsPath(path)) continue;
    const slug = matchRoute(path)?.params['slug'];
    // One at a time: these calls compete with those of shoppers.
    if (slug === undefined || (await hasLegalPage(client, slug))) pages.push({ path });
  }
  return pages;
}

async function hasLegalPage(client: Client, slug: string): Promise<boolean> {
  const { content } = await client.call(getLegalPage, { slug });
  return Boolean(content.description);
}
