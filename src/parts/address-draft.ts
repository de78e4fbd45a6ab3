import { session } from '../api/session.ts';

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
  return `souk.address.${userId}.${addressId ?? 'new'}`;
}

/** What was typed into an address form and not saved: it outlives a reload, and ends with the tab. */
export function readDraft(name: string): Partial<AddressDraft> | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null');
    return typeof kept === 'object' && kept !== null ? kept : undefined;
  } catch {
    // Storage is forbidden, or somebody wrote into it: the form begins as it would without.
    return undefined;
  }
}

/** Keeps what is typed; null forgets it. */
export function keepDraft(name: string, draft: AddressDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(name, JSON.stringify(draft));
    else sessionStorage.removeItem(name);
  } catch {
    // See readDraft.
  }
}
