import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const FOLDER = 'mocks/domain';

/** Returns the name of a tag's generated interface: `GiftCardsOperations` for `gift-cards`. */
export function operationsInterface(tag: string): string {
  return `${pascalCase(tag)}Operations`;
}

/** Returns the path of the file with a tag's handlers, or of the one to create. */
export function findHandlerFile(tag: string, root = ROOT): string {
  const folder = join(root, FOLDER);
  const types = new RegExp(`(Pick<\\s*)?HandlersOf<${operationsInterface(tag)}>`);
  const found = (
    existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  )
    .filter((name) => name.endsWith('-handlers.ts'))
    .toSorted()
    .flatMap((name) => {
      const match = types.exec(readFileSync(join(folder, name), 'utf8'));
      return match ? { name: name.replaceAll('\\', '/'), isComplete: match[1] === undefined } : [];
    });
  const file = found.find(({ isComplete }) => isComplete) ?? found[0];
  return `${FOLDER}/${file?.name ?? `${tag}/${tag}-handlers.ts`}`;
}

/** Explains what to do about an operation without a handler, in one line. */
export function missingHandlerMessage(id: string, tag: string, root = ROOT): string {
  return `No handler for ${id}: add it to ${findHandlerFile(tag, root)}.`;
}

function pascalCase(text: string): string {
  return text.replaceAll(/(?:^|[^A-Za-z\d]+)([A-Za-z\d])/g, (_, letter: string) =>
    letter.toUpperCase(),
  );
}
