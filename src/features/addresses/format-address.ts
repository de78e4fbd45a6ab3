import type { components } from '../../api/generated/schema.d.ts';

/** Formats an address as one line. */
export function formatAddress(address: components['schemas']['Address']): string {
  const {
    flat_no: flat,
    address_line: line,
    address_line2: second,
    area,
    post_code: code,
  } = address;
  return [flat, line, second, [area, code].filter(Boolean).join('-')].filter(Boolean).join(', ');
}
