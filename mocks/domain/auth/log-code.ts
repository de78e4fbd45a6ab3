import type { Otp } from '../world/state/otp.ts';

/** Logs a code, since the mock sends no messages. Quiet with MOCK_QUIET=1. */
export function logCode({ sentTo, code }: Otp): void {
  if (process.env['MOCK_QUIET'] !== '1') console.log(`Code for ${sentTo}: ${code}`);
}
