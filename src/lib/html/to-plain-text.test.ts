import { expect, test } from 'vitest';
import { toPlainText } from './to-plain-text.ts';

test('plain text keeps the words and drops what is no text', () => {
  expect(toPlainText('<h3>A &amp; B</h3><script>x</script><p>c&nbsp;d</p>')).toBe('A & B c d');
});
