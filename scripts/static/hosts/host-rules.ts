import { PAGE_PARAMETERS } from '../../../src/server/pages/page-query.ts';

/** What every static host must do, in this order. */
export interface HostRules {
  /** Origin of the backend. Its paths redirect there. */
  apiOrigin: string;
  /** Prefixes end in `/`. */
  backendPaths: readonly string[];
  /** Of every response. */
  headers: Readonly<Record<string, string>>;
  /** Languages in the folder of pages with a query. */
  locales: readonly string[];
  /** Other parameters of written pages, sorted. Requests with more of PAGE_PARAMETERS get the shell. */
  parameters: readonly string[];
  /** Patterns of pages, in Regexparam syntax. Without a file they get the shell. */
  pages: readonly { path: string; isPublic: boolean }[];
}

export const BUILD_CACHING = 'public, max-age=31536000, immutable';
/** Hosts purge their caches at each deployment; browsers must ask. */
export const PAGE_CACHING = 'public, max-age=0, must-revalidate';

/** Parameters that change a page but have no file. */
export function unwrittenParameters({ parameters }: HostRules): string[] {
  return [...PAGE_PARAMETERS].filter((name) => name !== 'lang' && !parameters.includes(name));
}

/** Returns a regular expression for a pattern such as `/products/:id/details`. */
export function toExpression(pattern: string): string {
  const parts = pattern.split('/').map((part) => {
    if (part.startsWith(':')) return '[^/]+';
    return part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  });
  return `^${parts.join('/')}$`;
}
