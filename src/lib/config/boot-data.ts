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
  /** Starts of the URLs that the image service resizes; empty without the service. */
  imagePrefixes: readonly string[];
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
  /**
   * Path and query without `?lang=`. Only in files of a static host, which may send them for other
   * addresses and languages.
   */
  address?: string;
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
  imagePrefixes: [],
};

/** Serializes the boot data for a script element (SAFE-01). Values must not be mutated. */
export function toBootJson({ config, page }: BootData): string {
  const pageJson =
    page &&
    joinFields(page, (value, name) =>
      name === 'fallback' ? joinFields(page.fallback, toCachedJson) : toCachedJson(value),
    );
  return `{"config":${toCachedJson(config)},"page":${pageJson}}`;
}

function joinFields(object: object, toJson: (value: unknown, name: string) => string): string {
  const fields = Object.entries(object).filter(([, value]) => value !== undefined);
  return `{${fields.map(([name, value]) => `${toInlineJson(name)}:${toJson(value, name)}`).join(',')}}`;
}

/** Many pages contain the same objects (PERF-04). */
const knownJson = new WeakMap<object, string>();

function toCachedJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return toInlineJson(value);
  const json = knownJson.get(value) ?? toInlineJson(value);
  knownJson.set(value, json);
  return json;
}

/** A page from a static file server has no boot data. */
export function parseBootData(document: Document): BootData {
  const text = document.getElementById(BOOT_ID)?.textContent?.trim();
  if (!text) return { config: DEFAULT_CONFIG, page: null };
  const { config, page } = JSON.parse(text) as {
    config?: Partial<RuntimeConfig>;
    page?: RenderedPage | null;
  };
  return { config: { ...DEFAULT_CONFIG, ...config }, page: page ?? null };
}

/** Serializes JSON that is safe in a script element, for any text (SAFE-01). */
export function toInlineJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
