import { type Tone, TONES } from '../../ui/theme/tones.ts';

const NAMES = Object.keys(TONES) as Tone[];

/** The tone of a shop, the same on every page. The backend sends none, so it follows from the ID. */
export function shopTone(id: number): Tone {
  return NAMES[Math.abs(id) % NAMES.length] ?? 'indigo';
}
