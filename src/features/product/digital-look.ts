import { tone } from '../../ui/content/tone.css.ts';
import { toneOf } from '../../ui/theme/tones.ts';
import { pattern } from './digital-cover.css.ts';

/** The classes of a download's cover: tone and pattern. */
export const digitalLook = (id: number, formats = '') =>
  `${tone[toneOf(id)]} ${pattern[patternOf(id, formats)]}`;

const OTHERS = ['rings', 'sunrise', 'rays', 'checks', 'dots'] as const;

/** Waves for sound and lines for books. Others take turns, not in step with the tones. */
function patternOf(id: number, formats: string): keyof typeof pattern {
  if (formats.includes('MP3')) return 'waves';
  if (formats.includes('EPUB')) return 'lines';
  return OTHERS[Math.abs(id) % OTHERS.length] ?? 'rings';
}
