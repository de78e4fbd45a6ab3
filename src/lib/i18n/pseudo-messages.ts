import type { Messages } from '@lingui/core';

const ASCII_LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀçđéƒĝĥíĵķļɱñóþɋŕšţúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĻṀÑÓÞɊŔŠŢÚṼŴẊÝŽ';
const PAIRS: ReadonlyMap<string, string> = new Map(
  Array.from(ASCII_LETTERS, (letter, index) => [letter, ACCENTED.charAt(index)] as const),
);

/** A compiled message or a branch of one: texts, and values as arrays. */
type Compiled = string | readonly unknown[];

/** Compiled messages in the made-up language; values and tags stay as they are. */
export function pseudoMessages(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, around(message as Compiled)]),
  ) as Messages;
}

/** Brackets show where a text begins and ends: one that is put together of several is no text to translate. */
function around(message: Compiled): unknown[] {
  const tokens = typeof message === 'string' ? [message] : message;
  const letters = JSON.stringify(tokens).replaceAll(/[^A-Za-z]/g, '').length;
  return ['⟦', ...tokens.map(accentToken), '·'.repeat(Math.ceil(letters / 6)), '⟧'];
}

function accentToken(token: unknown): unknown {
  if (typeof token === 'string') return accent(token);
  if (!Array.isArray(token)) return token;
  const [name, kind, detail] = token as [string, string | undefined, unknown];
  if (typeof detail !== 'object' || detail === null) return token;
  const branches = Object.entries(detail).map(([key, branch]) => [
    key,
    Array.isArray(branch) ? branch.map(accentToken) : branch,
  ]);
  return [name, kind, Object.fromEntries(branches) as unknown];
}

/** Letters outside of tags. */
function accent(text: string): string {
  return text.replaceAll(/(<\/?\w+\/?>)|[A-Za-z]/g, (one, tag: string | undefined) =>
    tag === undefined ? (PAIRS.get(one) ?? one) : tag,
  );
}
