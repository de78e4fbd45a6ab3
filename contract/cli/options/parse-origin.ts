import { UsageError } from '../../lib/exit-codes.ts';

export function parseOrigin([url, ...others]: readonly string[]): string {
  if (url === undefined) throw new UsageError('Missing backend. Pass its URL.');
  if (others.length > 0) throw new UsageError(`Unexpected argument "${others[0]}". Pass one URL.`);
  if (!URL.canParse(url) || !/^https?:/.test(url)) {
    throw new UsageError(`Invalid URL "${url}". Use the form https://shop.example.`);
  }
  const { origin, username, password, pathname, search, hash } = new URL(url);
  // The message must not contain the password.
  if (username !== '' || password !== '') {
    throw new UsageError('Remove the user and the password from the URL.');
  }
  if (search !== '' || hash !== '') {
    throw new UsageError(`Remove "${search}${hash}" from "${url}".`);
  }
  if (pathname !== '/') {
    throw new UsageError(
      `Remove the path from "${url}" and use --base for the prefix if it isn't /api.`,
    );
  }
  return origin;
}
