const YOUTUBE = 'https://www.youtube-nocookie.com';
const VIMEO = 'https://player.vimeo.com';
const DAILYMOTION = 'https://www.dailymotion.com';

/** What the page's policy must allow to be embedded. */
export const PLAYER_ORIGINS: readonly string[] = [YOUTUBE, VIMEO, DAILYMOTION];

/** Ways to the one page of a host that plays a video and nothing else, by host of the address that names the video. */
const PLAYERS: Readonly<Record<string, (url: URL) => string | undefined>> = {
  'youtube.com': (url) =>
    youTube(url.searchParams.get('v') ?? segmentAfter(url, ['embed', 'shorts'])),
  'youtube-nocookie.com': (url) => youTube(segmentAfter(url, ['embed'])),
  'youtu.be': (url) => youTube(url.pathname.slice(1)),
  'vimeo.com': (url) => vimeo(url.pathname.slice(1)),
  'player.vimeo.com': (url) => vimeo(segmentAfter(url, ['video'])),
  'dailymotion.com': (url) => dailymotion(/^\/(?:embed\/)?video\/([^/]+)$/.exec(url.pathname)?.[1]),
  'dai.ly': (url) => dailymotion(url.pathname.slice(1)),
};

/**
 * The address of a video's player. It is put together anew, so that nothing of what was given but the video's id is used;
 * undefined for hosts that are not on the list.
 */
export function playerUrl(url: URL): string | undefined {
  if (!['https:', 'http:'].includes(url.protocol) || url.port !== '') return undefined;
  const host = url.hostname.replace(/^(?:www|m)\./, '');
  return Object.hasOwn(PLAYERS, host) ? PLAYERS[host]?.(url) : undefined;
}

function segmentAfter({ pathname }: URL, folders: readonly string[]): string | undefined {
  const [, folder = '', segment, ...more] = pathname.split('/');
  return folders.includes(folder) && more.length === 0 ? segment : undefined;
}

function youTube(id: string | undefined): string | undefined {
  return id && /^[\w-]{11}$/.test(id) ? `${YOUTUBE}/embed/${id}` : undefined;
}

function vimeo(id: string | undefined): string | undefined {
  return id && /^\d{1,12}$/.test(id) ? `${VIMEO}/video/${id}` : undefined;
}

function dailymotion(id: string | undefined): string | undefined {
  return id && /^[a-z\d]{1,12}$/i.test(id) ? `${DAILYMOTION}/embed/video/${id}` : undefined;
}
