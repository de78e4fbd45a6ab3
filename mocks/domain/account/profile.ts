import type { Customer } from '../world/state/account.ts';
import { dropUpload, storeUpload } from '../uploads/uploads.ts';
import type { Upload } from '../world/state/upload.ts';
import type { World } from '../world/world.ts';

/** Undefined when omitted. */
export interface ProfileFields {
  readonly name: string;
  readonly phone: string;
  readonly email: string | undefined;
  readonly gender: string | undefined;
  readonly phoneCode: string | undefined;
  readonly dateOfBirth: string | undefined;
  readonly country: string | undefined;
}

/** Clears omitted e-mail and gender; keeps other omitted fields. */
export function changeProfile(customer: Customer, fields: ProfileFields): void {
  customer.name = fields.name;
  customer.phone = fields.phone;
  customer.email = fields.email ?? null;
  customer.gender = fields.gender ?? null;
  customer.phoneCode = fields.phoneCode ?? customer.phoneCode;
  customer.dateOfBirth = fields.dateOfBirth ?? customer.dateOfBirth;
  customer.country = fields.country ?? customer.country;
}

/**
 * Replaces the photo. The backend loses the first photo of a profile, so this one is not stored.
 */
export function changePhoto(world: World, customer: Customer, photo: Upload): void {
  if (customer.hasUploadedPhoto) {
    if (customer.photo !== null) dropUpload(world, customer.photo);
    customer.photo = storeUpload(world, photo);
  }
  customer.hasUploadedPhoto = true;
}
