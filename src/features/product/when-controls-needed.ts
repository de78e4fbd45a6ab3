import { whenNeeded } from '../../lib/react/when-needed.ts';
import { hasDefaultView } from '../settings/has-default-view.ts';
import { tickCountdowns } from './model/tick-countdowns.ts';

/**
 * Resolves when the code of server-rendered products is needed: their links work without it, and
 * their countdowns run meanwhile. Resolves at once on the server.
 *
 * @param part selector of the products
 */
export async function whenControlsNeeded(part: string): Promise<void> {
  if (import.meta.env.SSR) return;
  const countdowns = tickCountdowns();
  await Promise.race([whenNeeded(part, { isComplete: hasDefaultView() }), countdowns.ended]);
  countdowns.stop();
}
