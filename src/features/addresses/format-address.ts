import type { components } from '../../api/generated/schema.d.ts';

type Address = components['schemas']['Address'];

/** Formats an address as one line. */
export function formatAddress(address: Address): string {
  return formatAddressLines(address).join(', ');
}

/** Formats an address as two lines: street, and place. */
export function formatAddressLines(address: Address): string[] {
  const {
    flat_no: flat,
    address_line: line,
    address_line2: second,
    area,
    post_code: code,
  } = address;
  const place = [area, code].filter(Boolean).join('-');
  return [
    [flat, line],
    [second, place],
  ]
    .map((parts) => parts.filter(Boolean).join(', '))
    .filter(Boolean);
}
