/** The widths that pictures come in; 1600 only for the wide ones (`hero`, `banner`, `ad`). */
export type PictureWidth = 200 | 400 | 800 | 1600;

/**
 * Address of a picture of the image service. `name` is a picture's name in the fixtures, without its width. Every address ends in
 * `-<width>.webp`, so that a client can name the other widths for `srcset` by replacing that one number.
 */
export function pictureUrl(origin: string, name: string, width: PictureWidth = 800): string {
  return `${origin}/media/${name}-${width}.webp`;
}
