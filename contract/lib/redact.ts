/** Names of values that must not appear in reports. */
const SECRET_NAME = /password|token|secret|authorization|cookie|^code$|^otp$/i;

export const MASK = '***';

/** Characters of a body that an excerpt is taken from. */
const MAX_MASKED_LENGTH = 2000;

export function isSecret(name: string): boolean {
  return SECRET_NAME.test(name);
}

/** Masks secret JSON fields, bearer tokens, JWTs and backend tokens (`7|…`). */
export function maskText(text: string): string {
  return text
    .replaceAll(/"([^"\\]+)"\s*:\s*(?:"(?:[^"\\]|\\.)*"?|-?\d[\d.eE+-]*)/g, (pair, name: string) =>
      isSecret(name) ? `"${name}":"${MASK}"` : pair,
    )
    .replaceAll(/\bBearer\s+[^\s"']+/gi, `Bearer ${MASK}`)
    .replaceAll(/\b\d+\|[\w-]{20,}/g, MASK)
    .replaceAll(/(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]*/g, MASK);
}

export function maskUrl(address: string): string {
  return maskText(
    address.replaceAll(/([?&])([^?=&#]+)=[^&#]*/g, (pair, mark: string, name: string) =>
      isSecret(name) ? `${mark}${name}=${MASK}` : pair,
    ),
  );
}

/** A token at the end of a cut text, which no longer looks like one. */
const CUT_TOKEN = /(?:(?<![\w-])eyJ[\w.-]*|\b\d+\|[\w-]*)$/;

/** Shortens a text to one line without secrets. */
export function excerpt(text: string): string {
  const complete = text.replaceAll(/\s+/g, ' ').trim();
  const isCut = complete.length > MAX_MASKED_LENGTH;
  const line = maskText(
    isCut ? complete.slice(0, MAX_MASKED_LENGTH).replace(CUT_TOKEN, MASK) : complete,
  );
  return isCut || line.length > 120 ? `${line.slice(0, 117)}…` : line;
}

/** Masks the value if the pointer refers to a secret. */
export function maskMessage(message: string, pointer: string): string {
  const isSecretValue = pointer.split('/').some((part) => isSecret(part));
  return maskText(
    isSecretValue ? message.replace(/, but it is [^]*$/, `, but it is ${MASK}`) : message,
  );
}
