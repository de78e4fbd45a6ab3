import type { Customer } from '../world/state/account.ts';
import { dropUpload, storeUpload } from '../uploads/uploads.ts';
import type { Upload } from '../world/state/upload.ts';
import type { World } from '../world/world.ts';

/** What the profile form holds; undefined where it was left out. */
export interface ProfileFields {
  readonly name: string;
  readonly phone: string;
  readonly email: string | undefined;
  readonly gender: string | undefined;
  readonly phoneCode: string | undefined;
  readonly dateOfBirth: string | undefined;
  readonly country: string | undefined;
}

/** Changes a profile: e-mail address and gender are cleared when left out, everything else is kept. */
export function changeProfile(customer: Customer, fields: ProfileFields): void {
  customer.name = fields.name;
  customer.phone = fields.phone;
  customer.email = fields.email ?? null;
  customer.gender = fields.gender ?? null;
  customer.phoneCode = fields.phoneCode ?? customer.phoneCode;
  customer.dateOfBirth = fields.dateOfBirth ?? customer.dateOfBirth;
  customer.country = fields.country ?? customer.country;
}

/** Takes a new photo in place of the old one. The backend loses the very first one of a profile: it is noted, but not kept. */
export function changePhoto(world: World, customer: Customer, photo: Upload): void {
  if (customer.hasSentPhoto) {
    if (customer.photo !== null) dropUpload(world, customer.photo);
    customer.photo = storeUpload(world, photo);
  }
  customer.hasSentPhoto = true;
}
