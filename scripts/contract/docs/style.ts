/** How the pages of the reference look; colours keep a contrast of 4.5 in light and dark. */
export const STYLE = `:root { color-scheme: light dark; --page: light-dark(#fff, #14171a); --text: light-dark(#1b1f23, #e8eaed); --faint: light-dark(#555d66, #a5adb6); --line: light-dark(#d8dde2, #343a41); --panel: light-dark(#f5f7f8, #1d2226); --accent: light-dark(#0b5cad, #8ec5ff); --good: light-dark(#0a6b3d, #7fd6a8); --bad: light-dark(#a3260f, #ffab98); font: 100%/1.55 system-ui, sans-serif; }
:root[data-theme='light'] { color-scheme: light; }
:root[data-theme='dark'] { color-scheme: dark; }
*, ::before, ::after { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); overflow-wrap: anywhere; }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.skip { position: absolute; inset-inline-start: -100vw; }
.skip:focus { inset-inline-start: 0.5rem; background: var(--page); padding: 0.5rem; z-index: 1; }
.top { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; padding: 0.75rem 1rem; border-block-end: 1px solid var(--line); }
.top > a { font-weight: 700; text-decoration: none; }
.top search { flex: 1 1 14rem; position: relative; }
.found { margin: 0; padding: 0; list-style: none; }
.found:not(:empty) { position: absolute; inset-inline: 0; z-index: 1; max-block-size: 60vh; overflow: auto; background: var(--panel); border: 1px solid var(--line); border-radius: 0.5rem; }
.found a { display: block; padding: 0.5rem 0.75rem; text-decoration: none; }
.frame { display: grid; grid-template-columns: 15rem minmax(0, 1fr); }
.frame > nav { position: sticky; inset-block-start: 0; align-self: start; max-block-size: 100vh; overflow: auto; padding: 1rem; }
main { border-inline-start: 1px solid var(--line); }
.frame > nav ul { list-style: none; margin: 0; padding: 0; }
.frame > nav ul ul { padding-inline-start: 1rem; font-size: 0.9rem; }
.frame > nav a { display: inline-block; padding-block: 0.15rem; }
main { padding: 1rem clamp(1rem, 4vw, 3rem) 4rem; max-inline-size: 62rem; }
h1, h2, h3 { line-height: 1.25; }
.operation { margin-block: 3rem; padding-block-start: 1rem; border-block-start: 1px solid var(--line); }
code, pre, textarea { font-family: ui-monospace, monospace; font-size: 0.9em; }
pre { overflow: auto; max-block-size: 30rem; padding: 0.75rem; background: var(--panel); border: 1px solid var(--line); border-radius: 0.5rem; overflow-wrap: normal; }
.faint, .limits { color: var(--faint); }
.type { color: var(--accent); }
.mark { font-size: 0.8rem; }
.method { font-weight: 700; }
.status { font-weight: 700; }
.good { color: var(--good); }
.bad { color: var(--bad); }
.fields, .forms { list-style: none; margin: 0; padding-inline-start: 0.75rem; border-inline-start: 2px solid var(--line); }
.fields p { margin-block: 0.35rem; }
summary { cursor: pointer; padding-block: 0.25rem; }
.answer, .try { margin-block: 0.5rem; padding: 0.25rem 0.75rem; border: 1px solid var(--line); border-radius: 0.5rem; }
.try { background: var(--panel); }
input, textarea, button, select { font: inherit; color: inherit; background: var(--page); border: 1px solid var(--faint); border-radius: 0.4rem; padding: 0.4rem 0.6rem; max-inline-size: 100%; }
input, textarea { display: block; inline-size: 100%; }
button { cursor: pointer; font-weight: 600; }
table { border-collapse: collapse; inline-size: 100%; font-size: 0.9rem; }
th, td { text-align: start; vertical-align: top; padding: 0.3rem 0.5rem; border-block-end: 1px solid var(--line); }
@media (width < 48rem) { .frame { grid-template-columns: minmax(0, 1fr); } .frame > nav { position: static; max-block-size: none; border-block-end: 1px solid var(--line); } main { border-inline-start: 0; } }
@media print { .top, .frame > nav, .try { display: none; } .frame { display: block; } }
`;
