const MAX_FILES_PER_FOLDER = 30;
const MAX_LINES_PER_FILE = 350;

/** Folders that are a list of similar files. */
const LIST_FOLDERS = new Set(['mocks/media/products']);

/** The contract's YAML has lint rules of its own. */
const CODE = /\.(?:[cm]?[jt]sx?|css|html)$/;

const GENERATED = /(?:^|\/)(?:generated|golden)\//;

export interface SizedFile {
  file: string;
  folder: string;
  lines: number;
}

export function findSizeViolations(files: readonly SizedFile[]): string[] {
  const written = files.filter(({ file }) => !GENERATED.test(file));
  const perFolder = new Map<string, number>();
  for (const { folder } of written) perFolder.set(folder, (perFolder.get(folder) ?? 0) + 1);
  return [
    ...[...perFolder]
      .filter(([folder, count]) => count > MAX_FILES_PER_FOLDER && !LIST_FOLDERS.has(folder))
      .map(
        ([folder, count]) =>
          `${folder}: ${count} files, at most ${MAX_FILES_PER_FOLDER}. Group them in subfolders.`,
      ),
    ...written
      .filter(({ file, lines }) => CODE.test(file) && lines > MAX_LINES_PER_FILE)
      .map(
        ({ file, lines }) =>
          `${file}: ${lines} lines, at most ${MAX_LINES_PER_FILE}. Split it so that each file has one purpose.`,
      ),
  ];
}
