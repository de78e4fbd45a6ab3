import type { Share } from '../coverage/coverage.ts';
import type { CheckResult, UnvalidatedFields } from '../check/check-backend.ts';
import { EXPLANATIONS } from '../findings/explanations.ts';
import { type Finding, ruleOf } from '../findings/finding.ts';
import { countFindings, describeViolation } from './print-report.ts';
import { escapeMarkup as text } from '../lib/escape-markup.ts';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 2rem auto; max-inline-size: 70rem; padding-inline: 1rem; }
code { font-size: 0.9em; overflow-wrap: anywhere; }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid; border-radius: 0.5rem; }
table { border-collapse: collapse; inline-size: 100%; }
th, td { text-align: start; vertical-align: top; padding: 0.4rem 0.75rem; border-block-end: 1px solid color-mix(in srgb, currentcolor 25%, transparent); }
section { margin-block: 2rem; }
summary { cursor: pointer; }
`;

/** Formats a report as one HTML page without scripts or other files. */
export function htmlReport(subject: string, result: CheckResult): string {
  const { findings, coverage, skipped, unvalidated, warnings, requests, milliseconds } = result;
  const operations = [...new Set(findings.map(({ operation }) => operation))];
  const outcome =
    findings.length + (result.baseline?.known.length ?? 0) === 0
      ? 'matches the contract'
      : countFindings(result);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${text(subject)}: ${outcome}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${text(subject)}: ${outcome}</h1>
<p>${requests} requests in ${(milliseconds / 1000).toFixed(1)} seconds.</p>
${warnings.map((warning) => `<p><strong>Warning:</strong> ${text(warning)}</p>`).join('\n')}
<section aria-labelledby="seen">
<h2 id="seen">Coverage</h2>
<table>
<thead><tr><th scope="col">Part</th><th scope="col">Covered</th><th scope="col">Total</th><th scope="col">Missing</th></tr></thead>
<tbody>
${Object.entries<Share>({ ...coverage })
  .map(
    ([name, { seen, total, missing }]) =>
      `<tr><th scope="row">${name}</th><td>${seen}</td><td>${total}</td><td>${listMarkup(missing)}</td></tr>`,
  )
  .join('\n')}
</tbody>
</table>
</section>
${operations
  .map(
    (operation) => `<section aria-labelledby="${idOf(operation)}">
<h2 id="${idOf(operation)}">${text(operation)}</h2>
${findings
  .filter((finding) => finding.operation === operation)
  .map(findingMarkup)
  .join('\n')}
</section>`,
  )
  .join('\n')}
${baselineMarkup(result.baseline)}
${unvalidatedMarkup(unvalidated)}
<section aria-labelledby="left">
<h2 id="left">Skipped</h2>
<table>
<thead><tr><th scope="col">Operation</th><th scope="col">Requests</th><th scope="col">Reason</th></tr></thead>
<tbody>
${skipped
  .map(
    ({ operation, what, why }) =>
      `<tr><th scope="row">${text(operation)}</th><td>${text(what)}</td><td>${text(why)}</td></tr>`,
  )
  .join('\n')}
</tbody>
</table>
</section>
</main>
</body>
</html>
`;
}

/** Undocumented calls have names such as `GET /api/orders`, but ids can't contain spaces. */
function idOf(operation: string): string {
  return text(operation.replaceAll(/\s+/g, '-'));
}

function findingMarkup(finding: Finding): string {
  const { check, code, count, status, attempt, pointer, message, curl } = finding;
  const explanation = EXPLANATIONS[code];
  return `<article>
<h3>${text(check)}${count > 1 ? `, ${count} times` : ''}</h3>
<p>${status ?? 'No response'} to: ${text(attempt)}${pointer === '' ? '' : `, at <code>${text(pointer)}</code>`}</p>
<p>${text(message)}</p>
<p>Rule: <code>${text(ruleOf(finding))}</code></p>
${explanation ? `<p>${text(explanation.why)} ${text(explanation.fix)}</p>` : ''}
${curl === '' ? '' : `<pre tabindex="0"><code>${text(curl)}</code></pre>`}
</article>`;
}

function baselineMarkup(baseline: CheckResult['baseline']): string {
  if (!baseline) return '';
  const { known, fixed } = baseline;
  const listOf = (violations: typeof known | typeof fixed) =>
    `<ul>${violations.map((one) => `<li><code>${text(describeViolation(one))}</code></li>`).join('')}</ul>`;
  return `<section aria-labelledby="baseline">
<h2 id="baseline">Baseline</h2>
<p>Known violations: ${known.length}</p>
${listOf(known)}
<p>Fixed, to be removed from the baseline: ${fixed.length}</p>
${listOf(fixed)}
</section>`;
}

function unvalidatedMarkup(unvalidated: readonly UnvalidatedFields[]): string {
  if (unvalidated.length === 0) return '';
  const rows = unvalidated.map(
    ({ operation, fields }) =>
      `<tr><th scope="row">${text(operation)}</th><td>${text(fields.join(', '))}</td></tr>`,
  );
  return `<section aria-labelledby="unvalidated">
<h2 id="unvalidated">Fields that accept any value</h2>
<table>
<thead><tr><th scope="col">Operation</th><th scope="col">Fields</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</section>`;
}

function listMarkup(missing: readonly string[]): string {
  if (missing.length === 0) return '';
  return `<details><summary>${missing.length}</summary>${missing.map((one) => `<code>${text(one)}</code>`).join(', ')}</details>`;
}
