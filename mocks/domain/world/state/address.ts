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
  readonly email: string | null;
  readonly areaId: number | null;
}

export interface Position {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

export interface Address extends AddressFields, Position {
  readonly id: number;
  readonly customerId: number;
}
