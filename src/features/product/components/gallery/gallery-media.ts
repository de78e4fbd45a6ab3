import { IMAGE_SCHEMES, safeUrl, WEB_SCHEMES } from '../../../../lib/html/safe-url.ts';
import type { components } from '../../../../api/generated/schema.d.ts';
import { embeddedVideoUrl } from './embedded-video-url.ts';

export type GalleryItem =
  | { id: string; kind: 'picture'; src: string; colourId?: number | undefined }
  /** Native `video`. */
  | { id: string; kind: 'film'; src: string }
  /** Third-party player, loaded on click. */
  | { id: string; kind: 'player'; src: string };

/** Drops media that can't be shown (PROD-01). */
export function toGalleryMedia(
  media: readonly components['schemas']['ProductMedia'][],
): GalleryItem[] {
  return media.flatMap(({ id, type, thumbnail, url, color_id: colourId }, index): GalleryItem[] => {
    const key = `${index}-${id}`;
    if (type === 'image') {
      const src = safeUrl(thumbnail, IMAGE_SCHEMES);
      return src
        ? [{ id: key, kind: 'picture', src, ...(colourId !== undefined && { colourId }) }]
        : [];
    }
    if (type === 'file') {
      const src = safeUrl(url, WEB_SCHEMES);
      return src && /^(?:https?:)?\//.test(src) ? [{ id: key, kind: 'film', src }] : [];
    }
    const player = url ? embeddedVideoUrl(url) : undefined;
    return player ? [{ id: key, kind: 'player', src: player }] : [];
  });
}
