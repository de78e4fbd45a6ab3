/** How the commands end, for scripts that call them. */
export const EXIT = {
  /** Nothing to complain of. */
  clean: 0,
  /** The contract is broken somewhere; the report says where. */
  findings: 1,
  /** The command was called in a way that it does not understand. */
  usage: 2,
  /** The work could not be done: no connection, no such file, no login. */
  failed: 3,
} as const;

/** A mistake of the caller's, told with the command's help. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
