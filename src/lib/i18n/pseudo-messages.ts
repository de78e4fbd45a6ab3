import type { Messages } from '@lingui/core';

const ASCII_LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀçđéƒĝĥíĵķļɱñóþɋŕšţúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĻṀÑÓÞɊŔŠŢÚṼŴẊÝŽ';
const PAIRS: ReadonlyMap<string, string> = new Map(
  Array.from(ASCII_LETTERS, (letter, index) => [letter, ACCENTED.charAt(index)] as const),
);

type Compiled = string | readonly unknown[];

export function pseudoMessages(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, addBrackets(message as Compiled)]),
  ) as Messages;
}

/** Brackets mark the ends of a message, which reveals texts joined from several messages. */
function addBrackets(message: Compiled): unknown[] {
  const tokens = typeof message === 'string' ? [message] : message;
  const letters = JSON.stringify(tokens).replaceAll(/[^A-Za-z]/g, '').length;
  return ['⟦', ...tokens.map(accentToken), '·'.repeat(Math.ceil(letters / 6)), '⟧'];
}

function accentToken(token: unknown): unknown {
  if (typeof token === 'string') return addAccents(token);
  if (!Array.isArray(token)) return token;
  const [name, kind, detail] = token as [string, string | undefined, unknown];
  if (typeof detail !== 'object' || detail === null) return token;
  const branches = Object.entries(detail).map(([key, branch]) => [
    key,
    Array.isArray(branch) ? branch.map(accentToken) : branch,
  ]);
  return [name, kind, Object.fromEntries(branches) as unknown];
}

function addAccents(text: string): string {
  return text.replaceAll(/(<\/?\w+\/?>)|[A-Za-z]/g, (one, tag: string | undefined) =>
    tag === undefined ? (PAIRS.get(one) ?? one) : tag,
  );
}
