/** All colours have a contrast of at least 4.5, in light and dark. */
export const STYLE = `:root { color-scheme: light dark; --page: light-dark(#fff, #14171a); --text: light-dark(#1b1f23, #e8eaed); --faint: light-dark(#555d66, #a5adb6); --line: light-dark(#d8dde2, #343a41); --panel: light-dark(#f5f7f8, #1d2226); --accent: light-dark(#0b5cad, #8ec5ff); --good: light-dark(#0a6b3d, #7fd6a8); --bad: light-dark(#a3260f, #ffab98); --type: light-dark(#7a4300, #e6bd7c); --chip: light-dark(#e7eef6, #243243); font: 100%/1.55 system-ui, sans-serif; }
:root[data-theme='light'] { color-scheme: light; }
:root[data-theme='dark'] { color-scheme: dark; }
*, ::before, ::after { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); overflow-wrap: anywhere; }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.skip { position: absolute; inset-inline-start: -100vw; }
.skip:focus { inset-inline-start: 0.5rem; background: var(--page); padding: 0.5rem; z-index: 1; }
.top { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: center; justify-content: space-between; padding: 0.75rem 1rem; border-block-end: 1px solid var(--line); }
.top > a { font-weight: 700; text-decoration: none; color: inherit; }
.top search { flex: 0 1 32rem; position: relative; }
.top > button { background: none; border-color: var(--line); font-weight: 400; }
.found { margin: 0; padding: 0; list-style: none; }
.found:not(:empty) { position: absolute; inset-inline: 0; z-index: 1; max-block-size: 60vh; overflow: auto; background: var(--panel); border: 1px solid var(--line); border-radius: 0.5rem; }
.found:not(:empty) { margin-block-start: 0.25rem; box-shadow: 0 0.5rem 1.5rem rgb(0 0 0 / 20%); }
.found a { display: block; padding: 0.5rem 0.75rem; text-decoration: none; color: inherit; }
.found a:hover, .found a:focus-visible { background: var(--chip); }
.found code { display: block; color: var(--faint); }
.frame { display: grid; grid-template-columns: 18rem minmax(0, 1fr); }
.frame > nav { position: sticky; inset-block-start: 0; align-self: start; max-block-size: 100vh; overflow: auto; padding: 1rem; }
main { border-inline-start: 1px solid var(--line); }
.frame > nav ul { list-style: none; margin: 0; padding: 0; }
.frame > nav ul ul { margin: 0.25rem 0 0.5rem 0.6rem; border-inline-start: 1px solid var(--line); font-size: 0.875rem; }
.frame > nav summary { color: var(--faint); font-size: 0.875rem; }
.frame > nav a { display: block; padding: 0.2rem 0.6rem; border-radius: 0.4rem; color: inherit; text-decoration: none; }
.frame > nav a:hover { background: var(--panel); }
.frame > nav a[aria-current] { background: var(--chip); color: var(--accent); font-weight: 600; }
main { padding: 1rem clamp(1rem, 4vw, 3rem) 4rem; max-inline-size: 62rem; }
h1, h2, h3 { line-height: 1.25; }
h1 { margin-block-start: 0.5rem; }
h2 { margin-block: 0 0.5rem; }
main > h2 { margin-block-start: 2rem; }
h3 { margin-block: 2rem 0.75rem; }
.line { display: flex; flex-wrap: wrap; gap: 0.25rem 0.6rem; align-items: center; margin-block: 0 1rem; }
.notes { padding-inline-start: 1.25rem; }
.operation { margin-block: 3rem; padding-block-start: 2rem; scroll-margin-block-start: 0.5rem; border-block-start: 1px solid var(--line); }
code, pre, textarea { font-family: ui-monospace, monospace; font-size: 0.9em; }
pre { overflow: auto; margin-block: 0.75rem; max-block-size: 30rem; padding: 0.75rem; background: var(--panel); border: 1px solid var(--line); border-radius: 0.5rem; overflow-wrap: normal; }
.faint, .limits { color: var(--faint); }
.type { color: var(--type); }
.mark { font-size: 0.8rem; font-weight: 600; }
.mark.faint { font-weight: 400; }
.method { padding: 0.05rem 0.5rem; border-radius: 0.4rem; background: var(--chip); font-size: 0.8rem; font-weight: 700; letter-spacing: 0.03em; }
.method.get { color: var(--accent); }
.method.post, .method.put, .method.patch { color: var(--good); }
.method.delete { color: var(--bad); }
.status { font-weight: 700; }
.good { color: var(--good); }
.bad { color: var(--bad); }
.fields, .forms { list-style: none; margin: 0; padding-inline-start: 0.75rem; border-inline-start: 2px solid var(--line); }
.fields p { margin-block: 0.35rem; }
summary { cursor: pointer; padding-block: 0.25rem; }
.response, .try { margin-block: 0.5rem; padding: 0.25rem 0.75rem; border: 1px solid var(--line); border-radius: 0.5rem; }
.try { background: var(--panel); }
input, textarea, button, select { font: inherit; color: inherit; background: var(--page); border: 1px solid var(--faint); border-radius: 0.4rem; padding: 0.4rem 0.6rem; max-inline-size: 100%; }
input, textarea { display: block; inline-size: 100%; }
textarea { font: 0.9em/1.5 ui-monospace, monospace; }
button { cursor: pointer; font-weight: 600; }
.try button { background: var(--accent); border-color: var(--accent); color: var(--page); }
table { border-collapse: collapse; inline-size: 100%; font-size: 0.9rem; }
th, td { text-align: start; vertical-align: top; padding: 0.3rem 0.5rem; border-block-end: 1px solid var(--line); }
@media (width < 48rem) { .top search { order: 1; flex-basis: 100%; } .frame > nav { padding: 0.25rem 0.4rem; } .frame > nav summary, .frame > nav a { padding: 0.4rem 0.6rem; } .frame { grid-template-columns: minmax(0, 1fr); } .frame > nav { position: static; max-block-size: none; border-block-end: 1px solid var(--line); } main { border-inline-start: 0; } }
@media print { .top, .frame > nav, .try { display: none; } .frame { display: block; } }
`;
