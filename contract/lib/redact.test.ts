import { expect, test } from 'vitest';
import { excerpt, maskUrl, maskMessage, maskText } from './redact.ts';

test('masks secret fields, tokens and passwords in reports', () => {
  expect(maskText('{"token":"abc","name":"x","new_password":"a\\"b","cut_token":"ab')).toBe(
    '{"token":"***","name":"x","new_password":"***","cut_token":"***"',
  );
  expect(
    maskText('{"access_token": "x", "password" :\n"y","otp":4321, "code": -1.5e+3, "page": 2}'),
  ).toBe('{"access_token":"***", "password":"***","otp":"***", "code":"***", "page": 2}');
  expect(maskText('Bearer 12|abc, 7|abcdefghijklmnopqrstuv and eyJhbGci.eyJzdWIi.c2ln')).toBe(
    'Bearer *** *** and ***',
  );
  expect(maskUrl('/api/x?token=abc&page=2&code=1234')).toBe('/api/x?token=***&page=2&code=***');
  expect(maskMessage('must be object, but it is "hunter2"', '/data/password')).toBe(
    'must be object, but it is ***',
  );
  expect(maskMessage('must be integer, but it is "7"', '/data/page')).toBe(
    'must be integer, but it is "7"',
  );
});

test('masks texts of any length in linear time', () => {
  const text = 'eyJ-'.repeat(100_000);
  expect(maskText(text)).toBe(text);
  const query = '?'.repeat(400_000);
  expect(maskUrl(query)).toBe(query);
});

test.each(['eyJhbGci.eyJzdWIi.c2ln', '7|abcdefghijklmnopqrstuv'])(
  'masks the token %s in an excerpt, wherever the text is cut',
  (token) => {
    for (let length = 0; length <= token.length; length += 1) {
      // The masked password leaves room for the end of the cut text.
      const before = `{"password":"${'x'.repeat(1984 - length)}"} `;
      expect(excerpt(`${before}${token} ${'y'.repeat(3000)}`)).toMatch(
        /^\{"password":"\*\*\*"\} (?:\*\*\*|e|ey|7)?…$/,
      );
    }
  },
);
