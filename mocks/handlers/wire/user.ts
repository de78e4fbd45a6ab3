import type { components } from '../../../src/api/generated/schema.d.ts';
import { pictureUrl } from '../../media/picture-url.ts';
import type { Customer } from '../../worlds/account.ts';
import type { View } from './view.ts';

/** The signed-in customer as the session calls show them. */
export function user(customer: Customer, { origin }: View): components['schemas']['User'] {
  return {
    id: customer.id,
    name: customer.name,
    phone: customer.phone,
    phone_verified: customer.phoneVerified,
    email: customer.email,
    email_verified: customer.emailVerified,
    is_active: customer.isActive,
    profile_photo: pictureUrl(origin, customer.picture, 200),
    gender: customer.gender,
    date_of_birth: customer.dateOfBirth,
    country: customer.country,
    phone_code: customer.phoneCode,
    account_verified: customer.phoneVerified || customer.emailVerified,
    // Only the client's heartbeat makes a customer online, and none has come before they sign in.
    last_online: false,
  };
}
