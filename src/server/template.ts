import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RenderedResponse } from '../app/entries/entry-server.tsx';
import { BOOT_ID, toInlineJson } from '../lib/config/boot-data.ts';

interface ManifestEntry {
  file: string;
  css?: string[];
  imports?: string[];
}

/** The built page split at the places that a request fills. */
export interface Template {
  head: (page: RenderedResponse) => string;
  /** Between the head and the app's markup. */
  body: string;
  tail: (page: RenderedResponse) => string;
}

const THEME_SCRIPT = '<script src="/theme.js"></script>';

/** Reads the built `index.html` and the manifest; the manifest tells which files a screen will need. */
export function readTemplate(folder: string): Template {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestEntry
  >;
  // The server knows the look from the cookie: only a page from a plain file server asks storage.
  const [beforeScript, afterScript] = splitAt(html, THEME_SCRIPT);
  const [beforeHead, afterHead] = splitAt(beforeScript + afterScript, '<!--head-->');
  const [betweenHeadAndApp, afterApp] = splitAt(afterHead, '<!--app-->');
  const bootTag = `<script type="application/json" id="${BOOT_ID}">`;
  const [beforeBoot, afterBoot] = splitAt(afterApp, bootTag);

  return {
    head: ({ locale, direction, theme, screenFile }) =>
      beforeHead.replace(
        '<html lang="en" dir="ltr">',
        `<html lang="${locale}" dir="${direction}"${theme ? ` data-theme="${theme}"` : ''}>`,
      ) + preloadLinks(manifest, screenFile, html),
    body: betweenHeadAndApp,
    tail: ({ boot }) => `${beforeBoot}${bootTag}${toInlineJson(boot)}${afterBoot}`,
  };
}

/** Links for every file that the screen's module pulls in and the page doesn't name already. */
function preloadLinks(
  manifest: Record<string, ManifestEntry>,
  screenFile: string | undefined,
  html: string,
): string {
  const seen = new Set<string>();
  const links: string[] = [];
  const visit = (key: string) => {
    const entry = manifest[key];
    if (!entry || seen.has(key)) return;
    seen.add(key);
    if (!html.includes(entry.file)) links.push(`<link rel="modulepreload" href="/${entry.file}">`);
    for (const css of entry.css ?? []) {
      if (!html.includes(css)) links.push(`<link rel="stylesheet" href="/${css}">`);
    }
    for (const imported of entry.imports ?? []) visit(imported);
  };
  if (screenFile) visit(screenFile);
  return links.join('');
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
