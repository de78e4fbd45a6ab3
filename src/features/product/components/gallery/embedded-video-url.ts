import { playerUrl } from '../../../../lib/html/video-players.ts';

/** A video was pressed, so it plays at once; without the other shops' videos after it, and without tracking. */
const PLAYER_PARAMS = 'autoplay=1&rel=0&dnt=1';

/**
 * The address of a video's player, from the server's iframe snippet or from a bare address; undefined for hosts that are not
 * known (PROD-01).
 */
export function embeddedVideoUrl(snippet: string): string | undefined {
  const address = /\ssrc\s*=\s*["']?([^"'\s>]+)/i.exec(snippet)?.[1] ?? snippet.trim();
  const player = playerUrl(address.replaceAll('&amp;', '&'));
  if (player === undefined) return undefined;
  // Without a start time: a gallery shows the video from its beginning.
  return `${player.split(/[?#]/, 1)[0] ?? player}?${PLAYER_PARAMS}`;
}
