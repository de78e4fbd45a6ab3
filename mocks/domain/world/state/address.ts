/** What the address form holds. */
export interface AddressFields {
  readonly name: string;
  readonly phone: string;
  readonly area: string | null;
  readonly flatNo: string | null;
  readonly addressType: string;
  readonly addressLine: string;
  readonly addressLine2: string | null;
  readonly postCode: string | null;
  readonly isDefault: boolean;
}

/** A stored address. The latitude that was sent is lost: release R1 keeps the longitude in its place. */
export interface Address extends AddressFields {
  readonly id: number;
  readonly customerId: number;
  readonly longitude: number | null;
}
