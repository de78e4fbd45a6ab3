import { BUILD_CACHING, type HostRules } from './host-rules.ts';

/** `_headers` of Netlify and Cloudflare Pages. */
export function headersFile({ headers }: HostRules): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return `/*\n${lines.join('\n')}\n\n/_souk/*\n  cache-control: ${BUILD_CACHING}\n`;
}
