import type { GallerySection } from './section.ts';
import { ACTIONS } from './sections/actions.tsx';
import { CHOICES } from './sections/choices.tsx';
import { CONTENT } from './sections/content.tsx';
import { FEEDBACK } from './sections/feedback.tsx';
import { FOUNDATIONS } from './sections/foundations.tsx';
import { HERO } from './sections/hero.tsx';
import { NAVIGATION } from './sections/navigation.tsx';
import { OVERLAYS } from './sections/overlays.tsx';
import { STRUCTURE } from './sections/structure.tsx';
import { TEXT_FIELDS } from './sections/text-fields.tsx';

export const SECTIONS: readonly GallerySection[] = [
  FOUNDATIONS,
  ACTIONS,
  TEXT_FIELDS,
  CHOICES,
  NAVIGATION,
  CONTENT,
  STRUCTURE,
  HERO,
  FEEDBACK,
  OVERLAYS,
];

export function partId(name: string): string {
  return `part-${name.toLowerCase().replaceAll(/\W+/g, '-')}`;
}
