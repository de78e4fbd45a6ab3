import { playerUrl } from './video-players.ts';

/** Stands for our own address: what resolves to it is a page or file of the shop. */
const BASE_URL = 'https://shop.invalid';

/** A link as it was written if following it can only open a page, a mail or a call. */
export function safeLinkUrl(value: string): string | undefined {
  const scheme = resolve(value)?.protocol ?? '';
  return ['https:', 'http:', 'mailto:', 'tel:'].includes(scheme) ? value.trim() : undefined;
}

/** A picture's or film's address: of the web, or a picture that is in the text itself. */
export function safeImageUrl(value: string): string | undefined {
  const url = resolve(value);
  if (url === undefined || value.trim() === '') return undefined;
  const isInside = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[a-z\d+/=]+$/i.test(
    value.trim(),
  );
  return isInside || ['https:', 'http:'].includes(url.protocol) ? value.trim() : undefined;
}

/** The address of a known player with a video of its own; never what was written. */
export function safeVideoUrl(value: string): string | undefined {
  const url = resolve(value);
  return url && playerUrl(url);
}

/** Whether a safe link leads to another site. */
export function isExternalUrl(link: string): boolean {
  const url = resolve(link);
  return url !== undefined && /^https?:$/.test(url.protocol) && url.origin !== BASE_URL;
}

/** As browsers read it, white space and control characters within it included. */
function resolve(value: string): URL | undefined {
  try {
    return new URL(value, BASE_URL);
  } catch {
    // Whatever it is, it leads nowhere.
    return undefined;
  }
}
