/** Git's own marks, and what a Markdown formatter makes of them in a paragraph, a list or a quote. */
const MARK = /^[\s>]*(?:<{7}(?: |$)|\|{7}(?: |$)|\\?={7}$|>{7}(?: |$))|^\s*(?:> ){6}>(?: |$)/;

/** Finds the marks that an unfinished merge left in a text file. */
export function findConflictMarks(file: string, text: string): string[] {
  // Binary files have such bytes by chance.
  if (text.includes('\0')) return [];
  return text
    .split('\n')
    .flatMap((line, index) =>
      MARK.test(line.trimEnd())
        ? [`${file}:${index + 1}: a merge left "${line.trim()}". Resolve the conflict.`]
        : [],
    );
}
