// @vitest-environment jsdom
import DOMPurify from 'dompurify';
import { describe, expect, test } from 'vitest';
import { sanitise, toPlainText } from './html.ts';

describe('sanitise', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<svg onload=alert(1)>',
    '<iframe src="https://evil.example"></iframe>',
    '<p style="background:url(javascript:1)" onclick="alert(1)">x</p>',
    '<a href="data:text/html,<script>1</script>">x</a>',
  ])('lets nothing run: %s', (html) => {
    expect(sanitise(DOMPurify, html)).not.toMatch(
      /script|onerror|onload|onclick|iframe|style=|data:/i,
    );
  });

  test('keeps harmless markup', () => {
    const html =
      '<h3>Fit</h3><p>Runs <strong>small</strong>.</p><ul><li><a href="https://a.example">a</a></li></ul>';
    expect(sanitise(DOMPurify, html)).toBe(html);
  });
});

test('plain text keeps the words and drops what is no text', () => {
  expect(toPlainText('<h3>A &amp; B</h3><script>x</script><p>c&nbsp;d</p>')).toBe('A & B c d');
});
