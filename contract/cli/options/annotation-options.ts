import type { Command, CommandInput } from '../../lib/command.ts';
import { UsageError } from '../../lib/exit-codes.ts';

export const ANNOTATION_OPTIONS = {
  annotations: {
    type: 'string',
    placeholder: 'FORMAT',
    description: 'Annotates pull requests: github or none (default: github in GitHub Actions)',
  },
} as const satisfies Command['options'];

/** Whether to print annotations for GitHub. @throws UsageError for another format. */
export function parseAnnotations({ annotations }: CommandInput['options']): boolean {
  const isOnGitHub = process.env['GITHUB_ACTIONS'] === 'true';
  const format = annotations ?? (isOnGitHub ? 'github' : 'none');
  if (format === 'github' || format === 'none') return format === 'github';
  throw new UsageError(`Invalid --annotations "${String(format)}". Use github or none.`);
}
