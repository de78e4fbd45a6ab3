import { supportStaff } from '../../fixtures/demo/support-staff.ts';
import { pictureUrl } from '../../media/picture-url.ts';
import { serializeUser } from './serialize-user.ts';
import type { View } from '../world/view.ts';

/** Serializes an author: a customer of the world, or the support team for any other id. */
export function serializePerson(
  id: number,
  view: View,
): { readonly name: string; readonly photo: string } {
  const account = view.world.accounts.find((one) => one.id === id);
  if (account?.role === 'customer') {
    const { name, profile_photo } = serializeUser(account, view);
    return { name, photo: profile_photo };
  }
  return {
    name: supportStaff.name,
    photo: pictureUrl(view.origin, supportStaff.picture, 200),
  };
}
