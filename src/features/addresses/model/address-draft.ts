import { session } from '../../../api/session.ts';

/** What an address form holds. */
export interface AddressDraft {
  name: string;
  phone: string;
  address_line: string;
  address_line2: string;
  flat_no: string;
  area: string;
  post_code: string;
  address_type: string;
  is_default: boolean;
}

/** Name of an address form's draft: each customer has their own, for a new address and for each one that is changed. */
export function draftName(addressId: number | undefined): string {
  const userId = session.getState().user?.id ?? 0;
  return `address.${userId}.${addressId ?? 'new'}`;
}
