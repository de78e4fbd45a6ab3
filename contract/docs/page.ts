import { escapeMarkup as text } from '../lib/escape-markup.ts';

export interface Page {
  /** File name without extension. */
  name: string;
  title: string;
  sections: readonly { id: string; title: string }[];
  content: string;
}

/** Renders a complete page. Links are relative, so that it works from disk. */
export function pageMarkup(page: Page, all: readonly Page[], mock: string): string {
  const entries = all.map(({ name, title, sections }) => {
    const isHere = name === page.name;
    const inside =
      isHere && sections.length > 0
        ? `<ul>${sections.map((one) => `<li><a href="#${text(one.id)}">${text(one.title)}</a></li>`).join('')}</ul>`
        : '';
    return `<li><a href="${text(name)}.html"${isHere ? ' aria-current="page"' : ''}>${text(title)}</a>${inside}</li>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${text(page.title)} · Souk storefront API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="docs.css">
<script src="contract.js" defer></script>
<script src="docs.js" defer></script>
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header class="top">
<a href="index.html">Souk storefront API</a>
<search><input type="search" id="docs-search" aria-label="Search calls" placeholder="Search calls" autocomplete="off"><ul class="found" id="docs-found" aria-label="Calls found"></ul></search>
<button type="button" id="docs-theme">Light or dark</button>
</header>
<div class="frame">
<nav aria-label="Pages"><details open><summary>Contents</summary><ul>${entries.join('\n')}</ul></details></nav>
<main id="main" tabindex="-1">
<h1>${text(page.title)}</h1>
<details class="try" id="docs-connection"><summary>Where requests go, and as whom</summary>
<p><label for="docs-origin">Address of the backend or its mock</label><input id="docs-origin" type="url" value="${text(mock)}" autocomplete="off"></p>
<p><label for="docs-token">Token (left empty, requests go without)</label><input id="docs-token" autocomplete="off"></p>
<form id="docs-login">
<p><label for="docs-user">Phone or email</label><input id="docs-user" autocomplete="username"></p>
<p><label for="docs-password">Password</label><input id="docs-password" type="password" autocomplete="current-password"></p>
<p><button type="submit">Fetch a token</button></p>
<div id="docs-login-outcome" role="status"></div>
</form>
</details>
${page.content}
</main>
</div>
</body>
</html>
`;
}
