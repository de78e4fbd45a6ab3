import { IMAGE_SCHEMES, safeUrl, WEB_SCHEMES } from '../../../../lib/html/safe-url.ts';
import type { components } from '../../../../api/generated/schema.d.ts';
import { embeddedVideoUrl } from './embedded-video-url.ts';

/** One thing in the gallery, as it is shown. */
export type Medium =
  | { id: string; kind: 'picture'; src: string }
  /** Played by the browser itself. */
  | { id: string; kind: 'film'; src: string }
  /** Played by another site's page, once that is asked for. */
  | { id: string; kind: 'player'; src: string };

/** What of a product's media can be shown, in the server's order; what can't is left out (PROD-01). */
export function toGalleryMedia(media: readonly components['schemas']['ProductMedia'][]): Medium[] {
  return media.flatMap(({ id, type, thumbnail, url }, index): Medium[] => {
    const key = `${index}-${id}`;
    if (type === 'image') {
      const src = safeUrl(thumbnail, IMAGE_SCHEMES);
      return src ? [{ id: key, kind: 'picture', src }] : [];
    }
    if (type === 'file') {
      const src = safeUrl(url, WEB_SCHEMES);
      return src && /^(?:https?:)?\//.test(src) ? [{ id: key, kind: 'film', src }] : [];
    }
    const player = url ? embeddedVideoUrl(url) : undefined;
    return player ? [{ id: key, kind: 'player', src: player }] : [];
  });
}
