import type { FastifyReply } from 'fastify';
import { guessDirection } from '../../lib/i18n/locale.ts';
import { DARK, LIGHT } from '../../ui/theme/palette.ts';
import { ERROR_PAGE_POLICY } from '../http/security-headers.ts';

const TEXTS: Record<string, readonly [title: string, text: string, retry: string]> = {
  en: ['The shop is busy', 'Please try again in a moment.', 'Try again'],
  fr: ['La boutique est très sollicitée', 'Veuillez réessayer dans un instant.', 'Réessayer'],
  es: ['La tienda está muy ocupada', 'Inténtelo de nuevo en un momento.', 'Reintentar'],
  ar: ['المتجر مشغول الآن', 'يرجى المحاولة مرة أخرى بعد قليل.', 'حاول مرة أخرى'],
};
const variables = (colours: typeof LIGHT | typeof DARK) =>
  `--ground:${colours.ground};--surface:${colours.surface};--text:${colours.text};--muted:${colours.muted};--line:${colours.line};--canvas:${colours.canvas};--stripe:${colours.saffronDeep}`;
/** Without the brand's colours and fonts, which need the backend and more files. */
const STYLE = [
  `:root{color-scheme:light dark;${variables(LIGHT)}}`,
  `@media (prefers-color-scheme:dark){:root{${variables(DARK)}}}`,
  '*{box-sizing:border-box;margin:0}',
  'body{min-block-size:100vh;display:grid;grid-template-rows:auto 1fr;font:1.0625rem/1.5 system-ui,sans-serif;color:var(--text);background:var(--ground)}',
  'header{block-size:3rem;background:var(--stripe)}',
  'svg{display:block;position:absolute;inset:3rem 0 auto;inline-size:100%;block-size:22px}',
  'path:first-child{fill:var(--stripe)}path:last-child{fill:var(--canvas)}',
  'main{place-self:center;display:grid;justify-items:center;gap:1rem;max-inline-size:34rem;padding:4rem 1rem;text-align:center}',
  'h1{font:700 clamp(2.25rem,7vw,3.25rem)/1.1 Georgia,"Times New Roman",serif}:lang(ar) h1{font-family:system-ui,sans-serif;line-height:1.35}',
  'p{color:var(--muted)}',
  'a{display:inline-grid;place-items:center;min-block-size:48px;margin-block-start:.5rem;padding-inline:1.5rem;border-radius:999px;font-weight:600;text-decoration:none;color:var(--ground);background:var(--text)}',
  'a:focus-visible{outline:2px solid var(--text);outline-offset:3px}',
  '@media (forced-colors:active){header{border-block-end:2px solid}svg{display:none}a{border:2px solid}}',
].join('');
/** The awning below the header: symmetric, so that right-to-left pages need no other one. */
const AWNING =
  '<svg aria-hidden="true"><defs><pattern id="awning" width="88" height="22" patternUnits="userSpaceOnUse"><path d="M0 0h44v0a22 22 0 0 1-44 0z"/><path d="M44 0h44v0a22 22 0 0 1-44 0z"/></pattern></defs><rect width="100%" height="22" fill="url(#awning)"/></svg>';
const RETRY_AFTER_S = 10;

/** Sends a page that needs no backend, script or style sheet. */
export function sendErrorPage(
  reply: FastifyReply,
  status: 500 | 503,
  locale: string | undefined,
): FastifyReply {
  return reply
    .code(status)
    .headers({
      'cache-control': 'no-store',
      'retry-after': String(RETRY_AFTER_S),
      'x-robots-tag': 'noindex',
      'content-security-policy': ERROR_PAGE_POLICY,
    })
    .type('text/html; charset=utf-8')
    .send(errorPage(locale));
}

function errorPage(locale = 'en'): string {
  const language = TEXTS[locale] ? locale : 'en';
  const [title, text, retry] = TEXTS[language] ?? ['', '', ''];
  return [
    `<!doctype html><html lang="${language}" dir="${guessDirection(language)}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head>`,
    `<body><header></header>${AWNING}<main><h1>${title}</h1><p>${text}</p><a href="">${retry}</a></main></body></html>`,
  ].join('');
}
