import type { Messages } from '@lingui/core';

/** A server for the Pusher protocol, used instead of Pusher's cloud. */
export interface RealtimeAddress {
  host: string;
  port: number;
  tls: boolean;
}

export interface RuntimeConfig {
  /** Origin and path before `/api`; empty for the same origin. */
  apiBase: string;
  /** Null uses Pusher's cloud with TLS (MSG-10). */
  realtime: RealtimeAddress | null;
  /** Demo customer of the login form, only in the `local` environment (AUTH-02). */
  demo: { phone: string; password: string } | null;
  /**
   * Folder on this origin with replacements for the providers' scripts: `google.js`, `facebook.js`,
   * `apple.js`. Null uses the providers' own (AUTH-15).
   */
  socialScripts: string | null;
  /** The shop's own texts win over the backend's language files (LANG-04). */
  prefersOwnTexts: boolean;
}

export interface RenderedPage {
  locale: string;
  direction: 'ltr' | 'rtl';
  /** Milliseconds since 1970. A cached page may be a day old. */
  renderedAtMs: number;
  messages: Messages;
  /** Translations of the server's texts in `fallback`, for later responses. */
  texts: Record<string, string>;
  /** Responses by serialized key. */
  fallback: Record<string, unknown>;
}

export interface BootData {
  config: RuntimeConfig;
  page: RenderedPage | null;
}

export const BOOT_ID = 'souk-boot';

export const DEFAULT_CONFIG: RuntimeConfig = {
  apiBase: '',
  realtime: null,
  demo: null,
  socialScripts: null,
  prefersOwnTexts: false,
};

/** The page as sent. A list refers to its pages by key if they are entries too. */
interface SentPage extends RenderedPage {
  lists: Record<string, readonly string[]>;
}

/** Serializes the boot data for a script element (SAFE-01). */
export function toBootJson({ config, page }: BootData): string {
  return toInlineJson({ config, page: page && referenceLists(page) });
}

function referenceLists(page: RenderedPage): SentPage {
  const keys = new Map(Object.entries(page.fallback).map(([key, data]) => [data, key]));
  const fallback: Record<string, unknown> = {};
  const lists: Record<string, string[]> = {};
  for (const [key, data] of Object.entries(page.fallback)) {
    const names = Array.isArray(data) ? data.map((one) => keys.get(one)) : [];
    const isList = names.length > 0 && names.every((name) => name !== undefined);
    if (isList) lists[key] = names;
    else fallback[key] = data;
  }
  return { ...page, fallback, lists };
}

function resolveLists({ lists, ...page }: SentPage): RenderedPage {
  const fallback = { ...page.fallback };
  for (const [key, names] of Object.entries(lists)) {
    fallback[key] = names.map((name) => page.fallback[name]);
  }
  return { ...page, fallback };
}

/** A page from a static file server has no boot data. */
export function parseBootData(document: Document): BootData {
  const text = document.getElementById(BOOT_ID)?.textContent?.trim();
  if (!text) return { config: DEFAULT_CONFIG, page: null };
  const { config, page } = JSON.parse(text) as {
    config?: Partial<RuntimeConfig>;
    page?: SentPage | null;
  };
  return { config: { ...DEFAULT_CONFIG, ...config }, page: page ? resolveLists(page) : null };
}

/** Serializes JSON that is safe in a script element, for any text (SAFE-01). */
export function toInlineJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
