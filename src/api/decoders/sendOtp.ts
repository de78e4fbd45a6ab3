import type { ResponseBody } from '../types.ts';

type Wire = ResponseBody<'sendOtp'>;

/** Where a code was sent: `data` is null for an account without an address, whatever form the backend gives to that. */
export function sendOtp(wire: Wire): Omit<Wire, 'data'> & { data: Wire['data'] | null } {
  const data = wire.data as Partial<Wire['data']> | null;
  return { ...wire, data: data?.email_or_phone ? wire.data : null };
}
