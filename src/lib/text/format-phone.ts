/** Returns a phone number with its dialling code, if there is one. */
export function formatPhone(phone: string, code: string | null | undefined): string {
  return code ? `+${code} ${phone}` : phone;
}
