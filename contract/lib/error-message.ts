export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Adds the cause, which explains failed requests. */
export function messageWithCause(error: unknown): string {
  const message = errorMessage(error);
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}
