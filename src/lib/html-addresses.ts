/** Stands for our own address: what resolves to it is a page or file of the shop. */
const OWN = 'https://shop.invalid';

const YOUTUBE = 'https://www.youtube-nocookie.com';
const VIMEO = 'https://player.vimeo.com';
const DAILYMOTION = 'https://www.dailymotion.com';

/** What the page's policy must allow to be embedded. */
export const PLAYER_ORIGINS: readonly string[] = [YOUTUBE, VIMEO, DAILYMOTION];

const youtube = { path: /^\/embed\/([\w-]{5,20})$/, player: `${YOUTUBE}/embed/` };

/** Players that may be embedded: by host, where the video's id stands and what plays it. */
const PLAYERS: ReadonlyMap<string, { path: RegExp; player: string }> = new Map([
  ['www.youtube.com', youtube],
  ['youtube.com', youtube],
  ['www.youtube-nocookie.com', youtube],
  ['youtube-nocookie.com', youtube],
  ['player.vimeo.com', { path: /^\/video\/(\d{4,12})$/, player: `${VIMEO}/video/` }],
  [
    'www.dailymotion.com',
    { path: /^\/embed\/video\/([a-z\d]{4,12})$/i, player: `${DAILYMOTION}/embed/video/` },
  ],
]);

/** A link as it was written if following it can only open a page, a mail or a call. */
export function safeLink(value: string): string | undefined {
  const scheme = resolve(value)?.protocol ?? '';
  return ['https:', 'http:', 'mailto:', 'tel:'].includes(scheme) ? value.trim() : undefined;
}

/** A picture's or film's address: of the web, or a picture that is in the text itself. */
export function safePicture(value: string): string | undefined {
  const url = resolve(value);
  if (url === undefined || value.trim() === '') return undefined;
  const isInside = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[a-z\d+/=]+$/i.test(
    value.trim(),
  );
  return isInside || ['https:', 'http:'].includes(url.protocol) ? value.trim() : undefined;
}

/** The address of a known player with a video of its own; never what was written. */
export function safeVideo(value: string): string | undefined {
  const url = resolve(value);
  if (!url || !['https:', 'http:'].includes(url.protocol) || url.port !== '') return undefined;
  const known = PLAYERS.get(url.hostname);
  const id = known?.path.exec(url.pathname)?.[1];
  return known && id !== undefined ? known.player + id : undefined;
}

/** Whether a safe link leads to another site. */
export function leadsOutside(link: string): boolean {
  const url = resolve(link);
  return url !== undefined && /^https?:$/.test(url.protocol) && url.origin !== OWN;
}

/** As browsers read it, white space and control characters within it included. */
function resolve(value: string): URL | undefined {
  try {
    return new URL(value, OWN);
  } catch {
    // Whatever it is, it leads nowhere.
    return undefined;
  }
}
