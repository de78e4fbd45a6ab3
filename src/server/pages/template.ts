import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RenderedResponse } from '../../app/entries/entry-server.tsx';
import { BOOT_ID, toBootJson, toInlineJson } from '../../lib/config/boot-data.ts';
import { CUSTOMER_REQUESTS_ID, PAGE_FILES_ID } from '../../lib/config/page-files.ts';

interface ManifestEntry {
  file: string;
  css?: string[];
  imports?: string[];
}

type Manifest = Record<string, ManifestEntry>;

/** Split at the theme attribute, which differs between shoppers. */
export interface PageDocument {
  before: Buffer;
  after: Buffer;
}

export interface Template {
  toDocument: (page: RenderedResponse, screenFile: string | undefined) => PageDocument;
  linkHeader: (screenFile: string | undefined) => string;
}

interface ScreenFiles {
  tags: string;
  header: string;
}

/** The second is loaded by the first. */
const ENTRIES = ['index.html', 'src/app/entries/entry-browser.tsx'];
const THEME_SCRIPT = '<script src="/theme.js"></script>';
const HTML_TAG = '<html lang="en" dir="ltr">';

export function readTemplate(folder: string): Template {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const manifest = JSON.parse(
    readFileSync(join(folder, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  // For static file servers only.
  const markup = splitAt(html, THEME_SCRIPT).join('');
  const bootTag = `<script type="application/json" id="${BOOT_ID}">`;
  const [beforeTag, afterTag] = splitAt(markup, HTML_TAG);
  const [headStart, afterHead] = splitAt(afterTag, '<!--head-->');
  const [headEnd, afterHeadTag] = splitAt(afterHead, '</head>');
  const [betweenHeadAndApp, afterApp] = splitAt(afterHeadTag, '<!--app-->');
  const [beforeBoot, afterBoot] = splitAt(afterApp, bootTag);
  const screens = new Map<string, ScreenFiles>();

  const filesOf = (
    screenFile: string | undefined,
    parts: readonly string[] = [],
    shownParts: readonly string[] = [],
  ): ScreenFiles => {
    const key = [screenFile, ...shownParts, ...parts].join(' ');
    const shown = [...(screenFile ? [screenFile] : []), ...shownParts];
    const known = screens.get(key) ?? findScreenFiles(manifest, shown, parts, html);
    screens.set(key, known);
    return known;
  };

  return {
    linkHeader: (screenFile) => filesOf(screenFile).header,
    toDocument(page, screenFile) {
      const { locale, direction, head, app, boot, parts, shownParts } = page;
      // Styles of a screen override those of every page.
      const { tags } = filesOf(screenFile, parts, shownParts);
      return {
        before: Buffer.from(
          `${beforeTag}<html lang="${escapeAttribute(locale)}" dir="${direction}"`,
        ),
        // Encoding one long text would take longer.
        after: Buffer.concat([
          Buffer.from(
            `>${headStart}${head}${headEnd}${tags}${toRequestsTag(page)}</head>${betweenHeadAndApp}`,
          ),
          app,
          Buffer.from(`${beforeBoot}${bootTag}${toBootJson(boot)}${afterBoot}`),
        ]),
      };
    },
  };
}

function toRequestsTag({ customerRequests }: RenderedResponse): string {
  if (customerRequests.length === 0) return '';
  const json = toInlineJson(customerRequests);
  return `<script type="application/json" id="${CUSTOMER_REQUESTS_ID}">${json}</script>`;
}

/** Omits files that the page already contains. */
function findScreenFiles(
  manifest: Manifest,
  shown: readonly string[],
  parts: readonly string[],
  html: string,
): ScreenFiles {
  const keys = [...ENTRIES, ...shown];
  const entries = collectEntries(manifest, keys);
  const withParts = collectEntries(manifest, [...keys, ...parts]);
  const styles = stylesOf(entries);
  const later = [
    ...withParts.map(({ file }) => file),
    ...stylesOf(withParts).filter((file) => !styles.includes(file)),
  ];
  const isNew = (file: string) => !html.includes(file);
  return {
    tags: [
      ...styles.filter(isNew).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
      // Requested after the first paint: see entry.ts.
      `<script type="application/json" id="${PAGE_FILES_ID}">`,
      JSON.stringify(later.filter(isNew).map((file) => `/${file}`)),
      '</script>',
    ].join(''),
    header: styles.map((file) => `</${file}>; rel=preload; as=style; crossorigin`).join(', '),
  };
}

const stylesOf = (entries: readonly ManifestEntry[]) => [
  ...new Set(entries.flatMap(({ css = [] }) => css)),
];

/** Includes static imports. */
function collectEntries(manifest: Manifest, keys: readonly string[]): ManifestEntry[] {
  const seen = new Set<ManifestEntry>();
  const visit = (key: string) => {
    const entry = manifest[key];
    if (!entry || seen.has(entry)) return;
    seen.add(entry);
    for (const imported of entry.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return [...seen];
}

function escapeAttribute(text: string): string {
  return text.replace(/[&"<>]/g, (one) => `&#${one.charCodeAt(0)};`);
}

function splitAt(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  if (at < 0) {
    throw new Error(
      `Failed to read the built page: it has no ${mark}. Build again with \`make build\`.`,
    );
  }
  return [text.slice(0, at), text.slice(at + mark.length)];
}
