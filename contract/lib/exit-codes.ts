/** Exit codes of the commands. */
export const EXIT = {
  /** No findings. */
  clean: 0,
  /** The report has findings. */
  findings: 1,
  /** Invalid arguments. */
  usage: 2,
  /** The command could not run: no connection, no such file, login refused. */
  failed: 3,
} as const;

/** Invalid arguments; the message points to the command's help. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
