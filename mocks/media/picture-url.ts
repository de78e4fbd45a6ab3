/** 1600 only for wide pictures (`hero`, `banner`, `ad`). */
export type PictureWidth = 200 | 400 | 800 | 1600;

/**
 * Returns the URL of a picture, which ends in `-<width>.webp`. Clients can replace the number for
 * `srcset`.
 */
export function pictureUrl(origin: string, name: string, width: PictureWidth = 800): string {
  return `${origin}/media/${name}-${width}.webp`;
}
