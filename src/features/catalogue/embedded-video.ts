/** Ways to the one page of a host that plays a video and nothing else, by host of the address that names the video. */
const PLAYERS: Record<string, (url: URL) => string | undefined> = {
  'youtube.com': (url) => youTube(url.searchParams.get('v') ?? partAfter(url, ['embed', 'shorts'])),
  'youtube-nocookie.com': (url) => youTube(partAfter(url, ['embed'])),
  'youtu.be': (url) => youTube(url.pathname.slice(1)),
  'vimeo.com': (url) => vimeo(url.pathname.slice(1)),
  'player.vimeo.com': (url) => vimeo(partAfter(url, ['video'])),
  'dailymotion.com': (url) => dailymotion(/\/video\/([^/]+)$/.exec(url.pathname)?.[1]),
  'dai.ly': (url) => dailymotion(url.pathname.slice(1)),
};

/**
 * The address of a video's player, from the server's iframe snippet or from a bare address. It is put together anew, so that nothing
 * of the snippet but the video's id is used; undefined for hosts that are not on the list (PROD-01).
 */
export function playerOf(snippet: string): string | undefined {
  const address = /\ssrc\s*=\s*["']?([^"'\s>]+)/i.exec(snippet)?.[1] ?? snippet.trim();
  const whole = address.replaceAll('&amp;', '&').replace(/^\/\//, 'https://');
  if (!URL.canParse(whole)) return undefined;
  const url = new URL(whole);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  const host = url.hostname.replace(/^(?:www|m)\./, '');
  return Object.hasOwn(PLAYERS, host) ? PLAYERS[host]?.(url) : undefined;
}

function partAfter({ pathname }: URL, folders: readonly string[]): string | undefined {
  const [, folder = '', part] = pathname.split('/');
  return folders.includes(folder) ? part : undefined;
}

function youTube(id: string | undefined): string | undefined {
  if (!id || !/^[\w-]{11}$/.test(id)) return undefined;
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;
}

function vimeo(id: string | undefined): string | undefined {
  if (!id || !/^\d{1,12}$/.test(id)) return undefined;
  return `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`;
}

function dailymotion(id: string | undefined): string | undefined {
  if (!id || !/^[a-z\d]{1,12}$/i.test(id)) return undefined;
  return `https://www.dailymotion.com/embed/video/${id}?autoplay=1`;
}
