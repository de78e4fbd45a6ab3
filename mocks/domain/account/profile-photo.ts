import { pictureUrl } from '../../media/picture-url.ts';
import type { Customer } from '../world/state/account.ts';

/** Absolute address of a customer's picture: the photo they sent, the one their provider told, or a drawn one. */
export function profilePhoto({ photo, picture }: Customer, origin: string): string {
  if (photo === null) return pictureUrl(origin, picture, 200);
  return photo.startsWith('/') ? origin + photo : photo;
}
