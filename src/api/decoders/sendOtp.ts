import type { ResponseBody } from '../types.ts';

type Wire = ResponseBody<'sendOtp'>;

/**
 * Sets `data` to null for an account without an address; the backend sends several forms of that.
 */
export function sendOtp(wire: Wire): Omit<Wire, 'data'> & { data: Wire['data'] | null } {
  const data = wire.data as Partial<Wire['data']> | null;
  return { ...wire, data: data?.email_or_phone ? wire.data : null };
}
