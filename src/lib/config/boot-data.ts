import type { Messages } from '@lingui/core';

/** Where web sockets of the Pusher protocol are answered instead of in Pusher's cloud. */
export interface RealtimeAddress {
  host: string;
  port: number;
  tls: boolean;
}

/** Run-time configuration, filled into the page by the development or production server. */
export interface RuntimeConfig {
  /** Origin and path before `/api`; empty for the same origin. */
  apiBase: string;
  /** Null means Pusher's cloud, with TLS (MSG-10). */
  realtime: RealtimeAddress | null;
  /** Demo customer for the login form, in the `local` environment only (AUTH-02). */
  demo: { phone: string; password: string } | null;
  /** Folder on this origin whose `google.js`, `facebook.js` and `apple.js` stand in for the providers' scripts; null means their own (AUTH-15). */
  socialScripts: string | null;
}

/** What a page that the server rendered hands over. */
export interface RenderedPage {
  locale: string;
  direction: 'ltr' | 'rtl';
  /** When it was rendered, ms since 1970: a cached page may be a day old. */
  renderedAt: number;
  /** The server's translations as messages of ours. */
  messages: Messages;
  /** Answers by serialised key. */
  fallback: Record<string, unknown>;
}

/** The JSON that stands in the page under {@link BOOT_ID}. */
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
};

/** A page as it is sent: lists whose pages are entries of their own name them instead of repeating them. */
interface SentPage extends RenderedPage {
  lists: Record<string, readonly string[]>;
}

/** The JSON of the hand-over, safe inside a script element (SAFE-01). */
export function toBootJson({ config, page }: BootData): string {
  return toInlineJson({ config, page: page && withoutCopies(page) });
}

function withoutCopies(page: RenderedPage): SentPage {
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

function withCopies({ lists, ...page }: SentPage): RenderedPage {
  const fallback = { ...page.fallback };
  for (const [key, names] of Object.entries(lists)) {
    fallback[key] = names.map((name) => page.fallback[name]);
  }
  return { ...page, fallback };
}

/** Reads the hand-over from the page; a page from a plain file server has none. */
export function parseBootData(document: Document): BootData {
  const text = document.getElementById(BOOT_ID)?.textContent?.trim();
  if (!text) return { config: DEFAULT_CONFIG, page: null };
  const { config, page } = JSON.parse(text) as {
    config?: Partial<RuntimeConfig>;
    page?: SentPage | null;
  };
  return { config: { ...DEFAULT_CONFIG, ...config }, page: page ? withCopies(page) : null };
}

/** JSON that is safe inside a script element, whatever the texts hold (SAFE-01). */
export function toInlineJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
