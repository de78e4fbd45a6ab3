/** Intl also names withdrawn codes, such as DD, and replaces them in tags. */
const isCurrent = (code: string) => new Intl.Locale(`und-${code}`).region === code;

/** Returns the ISO 3166-1 alpha-2 code of the country that an English address ends with. */
export function findCountry(address: unknown): string | undefined {
  if (typeof address !== 'string') return undefined;
  const country = address.split(',').at(-1)?.trim().toLowerCase();
  if (!country) return undefined;
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .find((code) => names.of(code)?.toLowerCase() === country && isCurrent(code));
}
