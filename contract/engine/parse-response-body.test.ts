import { expect, test } from 'vitest';
import { parseResponseBody } from './parse-response-body.ts';

const found = (text: string) =>
  parseResponseBody('application/json', Buffer.from(text)).problems.map(
    ({ code, pointer }) => `${code} ${pointer}`,
  );

test.each([
  ['{"a": 1, "b": {"a": 2}, "c": [{"a": 3}, {"a": 4}]}', []],
  [String.raw`{"a\"": "{\"a\\", "a": "}, \"a\": 1, \"a\": 2", "c": [",", "]"]}`, []],
  ['{"a": 1, "b": [{}, {"x/y": 1, "x/y": 2}]}', ['body-duplicate-key /b/1/x~1y']],
  [String.raw`{"\u0061": 1, "a": 2}`, ['body-duplicate-key /a']],
  ['{"a": [1, -9007199254740993]}', ['body-unsafe-number /a/1']],
  ['[9007199254740991, 1e30, 0.1234567890123456789, "12345678901234567890"]', []],
])('finds what a parser loses in %s', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test('reports the first byte that is not UTF-8, and reads the rest', () => {
  const bytes = Buffer.from('{"name": "Caf?"}');
  bytes[13] = 0xe9;
  const { body, isReadable, problems } = parseResponseBody('application/json', bytes);
  expect(problems.map(({ message }) => message)).toEqual([
    'the body is not valid UTF-8: 0xe9 at byte 13',
  ]);
  expect([isReadable, body]).toEqual([true, { name: 'Caf\uFFFD' }]);
});

test('accepts other encodings of texts and the bytes of files', () => {
  const bytes = Buffer.from([0xe9, 0xff]);
  for (const type of ['text/html; charset=iso-8859-1', 'application/pdf', undefined]) {
    expect(parseResponseBody(type, bytes).problems).toEqual([]);
  }
  expect(parseResponseBody('text/html', bytes).problems).toHaveLength(1);
});
