import { UsageError } from '../../lib/exit-codes.ts';

export function parseOrigin([url, ...others]: readonly string[]): string {
  if (url === undefined) throw new UsageError('Which backend? Name its address.');
  if (others.length > 0) throw new UsageError(`One address at a time; "${others[0]}" is too many.`);
  if (!URL.canParse(url) || !/^https?:/.test(url)) {
    throw new UsageError(`"${url}" is no address. Write it as https://shop.example.`);
  }
  const { origin, pathname } = new URL(url);
  if (pathname !== '/') {
    throw new UsageError(`Leave the path out of "${url}"; --base says what stands for /api.`);
  }
  return origin;
}
