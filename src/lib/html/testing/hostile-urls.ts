/** Addresses that must never become a link, a source or a navigation. */
export const HOSTILE_URLS: readonly string[] = [
  'javascript:run()',
  'JaVaScRiPt:run()',
  ' \tjavascript:run()',
  'java\tscript:run()',
  'java\nscript:run()',
  '\u0001javascript:run()',
  '\u00A0javascript:run()',
  'java\u200Bscript:run()',
  'vbscript:run()',
  'data:text/html,<script>run()</script>',
  'data:image/svg+xml,<svg onload=run()>',
  'blob:https://shop.example/1',
  'https://shop.example@evil.example',
  '///evil.example',
];
