/** 1600 only for wide pictures (`hero`, `banner`, `ad`). */
export type PictureWidth = 200 | 400 | 800 | 1600;

/** Path of the backend's placeholder for missing pictures. */
export const PLACEHOLDER_PATH = '/default/default.jpg';

/**
 * Returns the URL of a picture, which ends in `-<width>.webp`. Clients can replace the number for
 * `srcset`.
 */
export function pictureUrl(origin: string, name: string, width: PictureWidth = 800): string {
  if (name === 'default') return origin + PLACEHOLDER_PATH;
  return `${origin}/media/${name}-${width}.webp`;
}
