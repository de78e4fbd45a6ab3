export const STYLE = `
:root { color-scheme: light dark; --ground: #f4f5f9; --card: #fff; --ink: #1b1e2b; --soft: #5a6073; --line: #e0e3ec; --good: #0f7b4f; --bad: #b3261e; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #11131b; --card: #1b1e2a; --ink: #eef0f7; --soft: #a9afc2; --line: #323748; --good: #5fd3a1; --bad: #ff9a92; }
}
* { box-sizing: border-box; margin: 0; }
body { min-block-size: 100dvb; display: grid; place-items: center; padding: 1.5rem; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { inline-size: min(26rem, 100%); padding: 2rem; background: var(--card); border: 1px solid var(--line); border-radius: 1.25rem; box-shadow: 0 1.5rem 3rem -2rem rgb(0 0 0 / .35); }
.brand { display: flex; align-items: center; gap: .625rem; color: var(--soft); font-weight: 600; }
.brand svg { inline-size: 2rem; block-size: 2rem; }
h1 { margin-block: 1.25rem .5rem; font-size: 1.5rem; line-height: 1.25; }
p { color: var(--soft); overflow-wrap: anywhere; }
.amount { margin-block: .75rem; color: var(--ink); font-size: 2.25rem; font-weight: 700; font-variant-numeric: tabular-nums; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .375rem 1rem; margin-block: 1.25rem; padding-block: 1rem; border-block: 1px solid var(--line); }
dt { color: var(--soft); }
dd { text-align: end; font-variant-numeric: tabular-nums; }
form { margin-block-start: .75rem; }
button, .button { display: block; inline-size: 100%; min-block-size: 3rem; padding: .75rem 1rem; border: 1px solid var(--line); border-radius: .75rem; background: transparent; color: var(--ink); font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
button:hover, .button:hover { border-color: var(--soft); }
button:focus-visible, .button:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
.first { border-color: transparent; background: var(--brand); color: #fff; }
.first:hover { border-color: transparent; filter: brightness(1.12); }
.note { margin-block-start: 1.25rem; font-size: .875rem; }
.sign { display: grid; place-items: center; inline-size: 3.5rem; block-size: 3.5rem; margin-block-start: 1.5rem; border: 2px solid currentColor; border-radius: 50%; font-size: 1.5rem; }
.good { color: var(--good); }
.bad { color: var(--bad); }
.spaced { margin-block-start: 1.5rem; }
@media (forced-colors: active) { .first { border-color: ButtonText; } }
`;
