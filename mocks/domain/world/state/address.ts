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

/** R1 stores the longitude as the latitude, so the latitude is lost. */
export interface Address extends AddressFields {
  readonly id: number;
  readonly customerId: number;
  readonly longitude: number | null;
}
