import { pictureUrl } from '../../media/picture-url.ts';
import type { Customer } from '../world/state/account.ts';

/** Returns an absolute URL. */
export function profilePhoto({ photo, picture }: Customer, origin: string): string {
  if (photo === null) return pictureUrl(origin, picture, 200);
  return photo.startsWith('/') ? origin + photo : photo;
}
