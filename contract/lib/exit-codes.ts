export const EXIT = {
  clean: 0,
  findings: 1,
  usage: 2,
  /** No connection, an unreadable file, a failed login … */
  failed: 3,
} as const;

/** Invalid arguments; the message refers to the command's help. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
