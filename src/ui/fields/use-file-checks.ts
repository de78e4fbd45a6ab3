import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { getExtension, type FileProblem, findFileProblem } from './find-file-problem.ts';
import { formatBytes } from './format-bytes.ts';

/** Checks selected files before upload and returns the reasons for rejection (FORM-02). */
export function useFileChecks(
  rule: { types: readonly string[]; maxBytes: number },
  onChecking: (isChecking: boolean) => void = () => undefined,
) {
  const { t, i18n } = useLingui();
  const [rejection, setRejection] = useState<string>();
  const [isChecking, setIsChecking] = useState(false);
  const queue = useRef(Promise.resolve());
  const pendingCount = useRef(0);
  const generation = useRef(0);
  const typeNames = rule.types.map((type) => type.toUpperCase()).join(', ');
  const limit = formatBytes(rule.maxBytes, i18n.locale);

  function setChecking(next: boolean) {
    setIsChecking(next);
    onChecking(next);
  }

  function reasonOf({ name }: File, problem: FileProblem): string {
    const typeName = getExtension(name).toUpperCase();
    const reasons: Record<FileProblem, string> = {
      type: t`${name} can’t be uploaded. Use one of these file types: ${typeNames}.`,
      empty: t`${name} is empty. Choose another file.`,
      content: t`${name} is damaged or isn’t a ${typeName} file.`,
      size: t`${name} is too large. Choose a file up to ${limit}.`,
      unreadable: t`${name} can’t be read. Choose it again.`,
    };
    return reasons[problem];
  }

  async function report(
    startGeneration: number,
    files: readonly File[],
    onAccept: (accepted: File[]) => void,
  ) {
    const problems = await Promise.all(files.map((file) => findFileProblem(file, rule)));
    if (startGeneration !== generation.current) return;
    pendingCount.current -= 1;
    if (pendingCount.current === 0) setChecking(false);
    const reasons = files.flatMap((file, index) => {
      const problem = problems[index];
      return problem ? [reasonOf(file, problem)] : [];
    });
    setRejection(reasons.length > 0 ? reasons.join(' ') : undefined);
    const accepted = files.filter((_, index) => problems[index] === null);
    if (accepted.length > 0) onAccept(accepted);
  }

  return {
    /** Calls back with the valid files, in the order of selection. */
    check: (files: readonly File[], onAccept: (accepted: File[]) => void) => {
      const startGeneration = generation.current;
      pendingCount.current += 1;
      setChecking(true);
      queue.current = queue.current.then(() => report(startGeneration, files, onAccept));
    },
    isChecking,
    rejection,
    /** Also cancels running checks. */
    reset: () => {
      generation.current += 1;
      pendingCount.current = 0;
      setChecking(false);
      setRejection(undefined);
    },
    typeNames,
    limit,
  };
}
