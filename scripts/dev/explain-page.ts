import { EXPLANATIONS } from '../../contract/findings/explanations.ts';
import { escapeMarkup as text } from '../../contract/lib/escape-markup.ts';

export const EXPLAIN_PATH = '/__contract/explain/';

/** Returns HTML; undefined for an unknown code. */
export function explainPage(code: string): string | undefined {
  const found = Object.hasOwn(EXPLANATIONS, code) ? EXPLANATIONS[code] : undefined;
  if (!found) return undefined;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${text(code)}</title>
<style>:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; } main { max-inline-size: 40rem; margin: 3rem auto; padding-inline: 1rem; }</style>
</head>
<body>
<main>
<h1>${text(code)}</h1>
<p>${text(found.what)}</p>
<p>${text(found.why)}</p>
<h2>Fix</h2>
<p>${text(found.fix)}</p>
<h2>Example</h2>
<p><code>${text(found.example)}</code></p>
</main>
</body>
</html>
`;
}
