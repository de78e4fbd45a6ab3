import { UsageError } from '../../lib/exit-codes.ts';

export function parseOrigin([url, ...others]: readonly string[]): string {
  if (url === undefined) throw new UsageError('Missing backend. Pass its URL.');
  if (others.length > 0) throw new UsageError(`Unexpected argument "${others[0]}". Pass one URL.`);
  if (!URL.canParse(url) || !/^https?:/.test(url)) {
    throw new UsageError(`Invalid URL "${url}". Use the form https://shop.example.`);
  }
  const { origin, pathname } = new URL(url);
  if (pathname !== '/') {
    throw new UsageError(
      `Remove the path from "${url}" and use --base for the prefix if it isn't /api.`,
    );
  }
  return origin;
}
