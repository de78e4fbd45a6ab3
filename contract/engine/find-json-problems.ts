import { escapePointerKey } from '../lib/json-pointer.ts';

export interface JsonProblem {
  kind: 'duplicate-key' | 'unsafe-number';
  pointer: string;
  message: string;
}

/** An open object or array, and where in it the scanner is. */
type Level =
  | { keys: Set<string>; key: string; isKeyNext: boolean }
  | { keys: undefined; index: number };

const NUMBER = /[-+\d.eE]+/y;

/** Finds what `JSON.parse` loses silently. @param text valid JSON. */
export function findJsonProblems(text: string): JsonProblem[] {
  const problems: JsonProblem[] = [];
  const levels: Level[] = [];
  const pointer = () =>
    levels.map((level) => `/${level.keys ? escapePointerKey(level.key) : level.index}`).join('');

  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    const level = levels.at(-1);
    if (character === '{') levels.push({ keys: new Set(), key: '', isKeyNext: true });
    else if (character === '[') levels.push({ keys: undefined, index: 0 });
    else if (character === '}' || character === ']') levels.pop();
    else if (character === ',') {
      if (level?.keys) level.isKeyNext = true;
      else if (level) level.index += 1;
    } else if (character === '"') {
      const start = at;
      at = endOfString(text, start);
      if (!level?.keys || !level.isKeyNext) continue;
      level.key = JSON.parse(text.slice(start, at + 1)) as string;
      level.isKeyNext = false;
      if (level.keys.has(level.key)) {
        const message = 'the object has this key more than once; parsers keep one of the values';
        problems.push({ kind: 'duplicate-key', pointer: pointer(), message });
      }
      level.keys.add(level.key);
    } else if (/[-\d]/.test(character)) {
      NUMBER.lastIndex = at;
      const number = NUMBER.exec(text)?.[0] ?? character;
      at += number.length - 1;
      if (!/^-?\d+$/.test(number) || Number.isSafeInteger(Number(number))) continue;
      const message = `the integer ${number} is above 2^53; browsers read ${Number(number)}`;
      problems.push({ kind: 'unsafe-number', pointer: pointer(), message });
    }
  }
  return problems;
}

/** Returns the index of the closing quotation mark. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (text.charAt(at) !== '"') at += text.charAt(at) === '\\' ? 2 : 1;
  return at;
}
