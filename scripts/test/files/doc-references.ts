import { posix } from 'node:path';

/** What docs can refer to. */
export interface Repository {
  /** Paths of files and folders from the root. */
  paths: ReadonlySet<string>;
  /** Headings of a Markdown file, as in its addresses. */
  anchorsOf: (file: string) => ReadonlySet<string>;
  scripts: ReadonlySet<string>;
  targets: ReadonlySet<string>;
}

const FENCE = /^\s*```/;
const LINK = /\]\(([^)\s]+)\)/g;
const INLINE_CODE = /`([^`]+)`/g;
const NPM = /\bnpm (?:run )?(?:--?[\w-]+ )*([a-z][\w:-]*)/g;
const MAKE = /(?:^|[\s;&])make ([a-z][a-z\d-]*)/g;
const PATH =
  /(?<![\w./-])(?:\.\/)?((?:\.github|contract|deploy|docs|e2e|mocks|openapi|public|scripts|src)\/[\w./@-]*\w)/g;
/** What the worked example creates, which a test performs, and settings of a machine. */
const CREATED = /\bgift-cards\b|^deploy\/\.env$/;
/** Commands of npm itself, other than `start` and `test`. */
const NPM_COMMANDS = new Set(['ci', 'install', 'audit', 'ls', 'config', 'pack']);
/** Part of a pattern such as `src/features/<domain>/` or `openapi/*.yaml`. */
const PATTERN = /[<*…{$]/;

/** Finds links, paths, npm scripts and Make targets in a Markdown file that do not exist. */
export function findDeadReferences(file: string, text: string, repository: Repository): string[] {
  let isFenced = false;
  return text.split('\n').flatMap((line, index) => {
    if (FENCE.test(line)) {
      isFenced = !isFenced;
      return [];
    }
    const code = isFenced ? [line] : allMatches(INLINE_CODE, line);
    const dead = [
      ...(isFenced ? [] : allMatches(LINK, line)).filter((link) =>
        isDeadLink(file, link, repository),
      ),
      ...code.flatMap((part) => findDeadCode(part, repository)),
    ];
    return dead.map((reference) => `${file}:${index + 1}: "${reference}" does not exist.`);
  });
}

/** Headings of a Markdown text, as GitHub writes them in addresses. */
export function anchorsIn(text: string): Set<string> {
  const headings = allMatches(/^#+ (.+)$/gm, text.replaceAll(/^```[\s\S]*?^```/gm, ''));
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

function isDeadLink(file: string, link: string, { paths, anchorsOf }: Repository): boolean {
  if (/^[a-z]+:/.test(link)) return false;
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? file : posix.join(posix.dirname(file), path).replace(/\/$/, '');
  if (!paths.has(target)) return true;
  return anchor !== undefined && !anchorsOf(target).has(anchor);
}

function findDeadCode(code: string, { paths, scripts, targets }: Repository): string[] {
  return [
    ...allMatches(NPM, code)
      .filter((name) => !scripts.has(name) && !NPM_COMMANDS.has(name))
      .map((name) => `npm run ${name}`),
    ...allMatches(MAKE, code)
      .filter((name) => !targets.has(name))
      .map((name) => `make ${name}`),
    ...(PATTERN.test(code) ? [] : allMatches(PATH, code)).filter(
      (path) => !paths.has(path) && !CREATED.test(path),
    ),
  ];
}

function allMatches(pattern: RegExp, text: string): string[] {
  return Array.from(text.matchAll(pattern), ([, part = '']) => part);
}
