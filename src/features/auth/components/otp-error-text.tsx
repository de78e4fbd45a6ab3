import { ErrorText } from '../../errors/error-text.tsx';
import type { OtpError } from '../hooks/use-otp.ts';

export function OtpErrorText({ problem: { error, text } }: { problem: OtpError }) {
  return error ? <ErrorText error={error} /> : text;
}
