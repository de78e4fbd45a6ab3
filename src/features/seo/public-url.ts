/** Returns an absolute http(s) URL, or undefined for other texts. */
export function toPublicUrl(url: string | null | undefined, origin: string): string | undefined {
  if (!url || !URL.canParse(url, origin)) return undefined;
  const { href, protocol } = new URL(url, origin);
  return /^https?:$/.test(protocol) ? href : undefined;
}
