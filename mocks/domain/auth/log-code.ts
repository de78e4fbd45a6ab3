import type { Otp } from '../world/state/otp.ts';

/** Writes a code to the log, which is all the post office that developers have. Quiet with MOCK_QUIET=1. */
export function logCode({ sentTo, code }: Otp): void {
  if (process.env['MOCK_QUIET'] !== '1') console.log(`Code for ${sentTo}: ${code}`);
}
