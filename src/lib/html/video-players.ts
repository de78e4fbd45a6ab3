const YOUTUBE = 'https://www.youtube-nocookie.com';
const VIMEO = 'https://player.vimeo.com';
const DAILYMOTION = 'https://www.dailymotion.com';

export const PLAYER_ORIGINS: readonly string[] = [YOUTUBE, VIMEO, DAILYMOTION];

export const PLAYER_URL_PATTERN =
  /^https:\/\/(?:www\.youtube-nocookie\.com\/embed\/[\w-]{11}(?:\?start=\d{1,5})?|player\.vimeo\.com\/video\/\d{1,12}(?:#t=\d{1,5}s)?|www\.dailymotion\.com\/embed\/video\/[a-z\d]{1,12}(?:\?start=\d{1,5})?)$/i;

type Player = (url: URL, startSeconds: number | undefined) => string | undefined;

const youTube = (id: string | undefined, startSeconds: number | undefined) =>
  id && /^[\w-]{11}$/.test(id) ? `${YOUTUBE}/embed/${id}${startQuery(startSeconds)}` : undefined;
const vimeo = (id: string | undefined, startSeconds: number | undefined) =>
  id && /^\d{1,12}$/.test(id)
    ? `${VIMEO}/video/${id}${startSeconds ? `#t=${startSeconds}s` : ''}`
    : undefined;
const dailymotion = (id: string | undefined, startSeconds: number | undefined) =>
  id && /^[a-z\d]{1,12}$/i.test(id)
    ? `${DAILYMOTION}/embed/video/${id}${startQuery(startSeconds)}`
    : undefined;

/** By host, without `www.` and `m.`. */
const PLAYERS: ReadonlyMap<string, Player> = new Map<string, Player>([
  [
    'youtube.com',
    (url, startSeconds) =>
      youTube(
        url.searchParams.get('v') ?? parseIdAfter(url, /^\/(?:embed|shorts|live)\//),
        startSeconds,
      ),
  ],
  [
    'youtube-nocookie.com',
    (url, startSeconds) => youTube(parseIdAfter(url, /^\/embed\//), startSeconds),
  ],
  ['youtu.be', (url, startSeconds) => youTube(parseIdAfter(url, /^\//), startSeconds)],
  ['vimeo.com', (url, startSeconds) => vimeo(parseIdAfter(url, /^\//), startSeconds)],
  ['player.vimeo.com', (url, startSeconds) => vimeo(parseIdAfter(url, /^\/video\//), startSeconds)],
  [
    'dailymotion.com',
    (url, startSeconds) => dailymotion(parseIdAfter(url, /^\/(?:embed\/)?video\//), startSeconds),
  ],
  ['dai.ly', (url, startSeconds) => dailymotion(parseIdAfter(url, /^\//), startSeconds)],
]);

/**
 * Returns the player's URL for the URL of a video or a player, undefined for other hosts. Only uses
 * the video's id and the start time from `value`.
 */
export function playerUrl(value: string): string | undefined {
  const base = 'https://shop.invalid';
  if (!URL.canParse(value, base)) return undefined;
  const url = new URL(value, base);
  if (!/^https?:$/.test(url.protocol) || url.port !== '' || url.username !== '') return undefined;
  return PLAYERS.get(url.hostname.replace(/^(?:www|m)\./, ''))?.(url, parseStartSeconds(url));
}

function startQuery(startSeconds: number | undefined): string {
  return startSeconds ? `?start=${startSeconds}` : '';
}

function parseIdAfter({ pathname }: URL, folder: RegExp): string | undefined {
  const id = folder.test(pathname) ? pathname.replace(folder, '') : '';
  return id.includes('/') ? undefined : id;
}

/** Reads `start=90`, `t=90`, `t=90s`, `t=1m30s` and `t=1h2m3s`, in the query or the fragment. */
function parseStartSeconds({ searchParams, hash }: URL): number | undefined {
  const written =
    searchParams.get('start') ?? searchParams.get('t') ?? /^#t=(.*)$/.exec(hash)?.[1] ?? '';
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(written) ?? [];
  const total = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return total > 0 && total < 100_000 ? total : undefined;
}
