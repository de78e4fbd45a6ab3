import type { World } from '../../../domain/world/world.ts';
import { appName } from '../../../domain/documents/app-name.ts';
import { primaryColour } from '../../../domain/settings/primary-colour.ts';
import { escapeHtml } from '../../../lib/escape-html.ts';
import { STYLE } from './page-style.ts';

const LOGO_SVG =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="9" fill="var(--brand)"/>' +
  '<path d="M8 13h16l-1.3 10.2a2 2 0 0 1-2 1.8h-9.4a2 2 0 0 1-2-1.8L8 13Z" fill="#fff"/>' +
  '<path d="M12 15v-3.5a4 4 0 0 1 8 0V15" fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round"/></svg>';

const ICONS = {
  good: '<div class="sign good" aria-hidden="true">✓</div>\n',
  bad: '<div class="sign bad" aria-hidden="true">!</div>\n',
} as const;

export interface PageParts {
  /** Plain text */
  readonly heading: string;
  /** HTML with escaped texts */
  readonly content: string;
  readonly sign?: keyof typeof ICONS;
}

export function page(world: World, { heading, content, sign }: PageParts): string {
  const name = escapeHtml(appName(world));
  const title = escapeHtml(heading);
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${name}</title>
<style>:root { --brand: ${primaryColour(world)}; }${STYLE}</style>
</head>
<body>
<main>
<div class="brand">${LOGO_SVG}<span>${name}</span></div>
${sign ? ICONS[sign] : ''}<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;
}
