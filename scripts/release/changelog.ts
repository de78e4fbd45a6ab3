const UNRELEASED = '## Unreleased';

/**
 * Moves the unreleased changes to a version.
 *
 * @param day such as 2026-01-31
 * @returns the changelog and the text of the version
 * @throws if there are no unreleased changes, or the version has an entry
 */
export function releaseChanges(
  changelog: string,
  version: string,
  day: string,
): { changelog: string; notes: string } {
  if (changelog.includes(`## [${version}]`)) {
    throw new Error(`CHANGELOG.md already has version ${version}.`);
  }
  const [before, ...rest] = changelog.split(`${UNRELEASED}\n`);
  const after = rest.join(`${UNRELEASED}\n`);
  const end = after.search(/^## /m);
  const notes = (end < 0 ? after : after.slice(0, end)).trim();
  if (rest.length === 0 || notes === '') {
    throw new Error(`CHANGELOG.md has no changes under "${UNRELEASED}".`);
  }
  const older = end < 0 ? '' : `\n${after.slice(end)}`;
  return {
    changelog: `${before}${UNRELEASED}\n\n## [${version}] - ${day}\n\n${notes}\n${older}`,
    notes,
  };
}
