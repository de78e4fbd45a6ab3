/** Names of fields and parameters whose values stand in no report. */
const SECRET = /password|token|secret|authorization|cookie|^code$|^otp$/i;

const STARS = '***';

/** Whether the value under a name is nobody's business. */
export function isSecret(name: string): boolean {
  return SECRET.test(name);
}

/** A text with the values of secret JSON fields, bearer tokens and passes of the backend's form starred out. */
export function maskText(text: string): string {
  return text
    .replaceAll(/"([^"\\]+)":"(?:[^"\\]|\\.)*"?/g, (pair, name: string) =>
      isSecret(name) ? `"${name}":"${STARS}"` : pair,
    )
    .replaceAll(/\bBearer\s+[^\s"']+/gi, `Bearer ${STARS}`)
    .replaceAll(/\b\d+\|[\w-]{20,}/g, STARS)
    .replaceAll(/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, STARS);
}

/** Path and query without the values of secret parameters. */
export function maskAddress(address: string): string {
  return maskText(
    address.replaceAll(/([?&])([^=&#]+)=[^&#]*/g, (pair, mark: string, name: string) =>
      isSecret(name) ? `${mark}${name}=${STARS}` : pair,
    ),
  );
}

/** The message of a fault without the value that it quotes, if that is secret. */
export function maskMessage(message: string, pointer: string): string {
  const isOfSecret = pointer.split('/').some((part) => isSecret(part));
  return maskText(
    isOfSecret ? message.replace(/, but it is [^]*$/, `, but it is ${STARS}`) : message,
  );
}
