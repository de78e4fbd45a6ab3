import type { components } from '../../generated/schema.d.ts';
import { text } from '../../fixtures/localised-text.ts';
import type { BaseProduct, LocalisedText } from '../../fixtures/types.ts';
import { textIn } from '../world/content-locale.ts';

const course = text('Video Course', 'دورة مرئية', 'Cours vidéo', 'Curso en vídeo');

/** What a digital product is, by its kind. */
const types: Readonly<Record<string, LocalisedText>> = {
  'chess-course': course,
  'piano-course': course,
  'guitar-course': course,
  audiobook: text('Audiobook', 'كتاب صوتي', 'Livre audio', 'Audiolibro'),
  'photo-presets': text('Photo Presets', 'إعدادات صور', 'Préréglages photo', 'Ajustes de foto'),
  'music-album': text('Album', 'ألبوم', 'Album', 'Álbum'),
  'training-plan': text(
    'Training Plan',
    'خطة تدريب',
    'Programme d’entraînement',
    'Plan de entrenamiento',
  ),
  'office-software': text('One-Year Licence', 'رخصة سنة', 'Licence d’un an', 'Licencia de un año'),
  'game-download': text('Game Download', 'لعبة للتنزيل', 'Jeu à télécharger', 'Juego descargable'),
  'recipe-collection': text(
    'Recipe Collection',
    'مجموعة وصفات',
    'Recueil de recettes',
    'Recetario',
  ),
  'e-book': text('E-Book', 'كتاب إلكتروني', 'Livre numérique', 'Libro electrónico'),
};

/** Returns the type and the file formats of a digital product. */
export function digitalFacts(
  { isDigital, kind, attachments }: BaseProduct,
  locale: string,
): Pick<components['schemas']['ProductCard'], 'facts'> {
  if (!isDigital) return {};
  const type = types[kind];
  const formats = attachments.map(({ extension }) => extension.toUpperCase()).join(', ');
  return { facts: [...(type ? [textIn(type, locale)] : []), formats] };
}
