/** Fields and parameters whose values must not appear in reports. */
const SECRET_NAME = /password|token|secret|authorization|cookie|^code$|^otp$/i;

const MASK = '***';

/** Whether the value of a field or parameter is secret. */
export function isSecret(name: string): boolean {
  return SECRET_NAME.test(name);
}

/** Masks secret JSON fields, bearer tokens, JWTs and tokens of the backend (`7|…`) in a text. */
export function maskText(text: string): string {
  return text
    .replaceAll(/"([^"\\]+)":"(?:[^"\\]|\\.)*"?/g, (pair, name: string) =>
      isSecret(name) ? `"${name}":"${MASK}"` : pair,
    )
    .replaceAll(/\bBearer\s+[^\s"']+/gi, `Bearer ${MASK}`)
    .replaceAll(/\b\d+\|[\w-]{20,}/g, MASK)
    .replaceAll(/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, MASK);
}

/** Masks secret parameters in a path with query. */
export function maskAddress(address: string): string {
  return maskText(
    address.replaceAll(/([?&])([^=&#]+)=[^&#]*/g, (pair, mark: string, name: string) =>
      isSecret(name) ? `${mark}${name}=${MASK}` : pair,
    ),
  );
}

/** Masks the value in an error message when the pointer leads to a secret. */
export function maskMessage(message: string, pointer: string): string {
  const isSecretValue = pointer.split('/').some((part) => isSecret(part));
  return maskText(
    isSecretValue ? message.replace(/, but it is [^]*$/, `, but it is ${MASK}`) : message,
  );
}
