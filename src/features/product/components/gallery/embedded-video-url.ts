import { playerUrl } from '../../../../lib/html/video-players.ts';

/** Autoplay after the click, no related videos, no tracking. */
const PLAYER_PARAMS = 'autoplay=1&rel=0&dnt=1';

/**
 * Returns the player URL of an iframe snippet or plain URL; undefined for unknown hosts (PROD-01).
 */
export function embeddedVideoUrl(snippet: string): string | undefined {
  const address = /\ssrc\s*=\s*["']?([^"'\s>]+)/i.exec(snippet)?.[1] ?? snippet.trim();
  const player = playerUrl(address.replaceAll('&amp;', '&'));
  if (player === undefined) return undefined;
  // Drop a start time.
  return `${player.split(/[?#]/, 1)[0] ?? player}?${PLAYER_PARAMS}`;
}
