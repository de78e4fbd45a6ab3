import type { components } from '../../generated/schema.d.ts';
import type { Customer } from '../world/state/account.ts';
import { isOnline } from './customer-presence.ts';
import { profilePhoto } from './profile-photo.ts';
import type { View } from '../world/view.ts';

export function serializeUser(
  customer: Customer,
  { world, origin }: View,
): components['schemas']['User'] {
  return {
    id: customer.id,
    name: customer.name,
    phone: customer.phone,
    phone_verified: customer.isPhoneVerified,
    email: customer.email,
    email_verified: customer.isEmailVerified,
    is_active: customer.isActive,
    profile_photo: profilePhoto(customer, origin),
    gender: customer.gender,
    date_of_birth: customer.dateOfBirth,
    country: customer.country,
    phone_code: customer.phoneCode,
    account_verified: customer.isPhoneVerified || customer.isEmailVerified,
    last_online: isOnline(world, customer),
  };
}
