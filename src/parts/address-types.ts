import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the form sends as `address_type`. */
export type AddressType = 'home' | 'office' | 'other';

export const ADDRESS_TYPES: readonly { value: AddressType; label: MessageDescriptor }[] = [
  { value: 'home', label: msg`HOME` },
  { value: 'office', label: msg`OFFICE` },
  { value: 'other', label: msg`OTHER` },
];
