import type { FastifyReply } from 'fastify';
import { guessDirection } from '../../lib/i18n/locale.ts';
import { ERROR_PAGE_POLICY } from '../http/security-headers.ts';

const TEXTS: Record<string, readonly [title: string, text: string, retry: string]> = {
  en: ['The shop is busy', 'Please try again in a moment.', 'Try again'],
  fr: ['La boutique est très sollicitée', 'Veuillez réessayer dans un instant.', 'Réessayer'],
  es: ['La tienda está muy ocupada', 'Inténtelo de nuevo en un momento.', 'Reintentar'],
  ar: ['المتجر مشغول الآن', 'يرجى المحاولة مرة أخرى بعد قليل.', 'حاول مرة أخرى'],
};
const STYLE =
  'body{font:1.125rem/1.5 system-ui,sans-serif;color-scheme:light dark;display:grid;place-content:center;min-height:90vh;text-align:center;padding:1rem}';
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
    `<body><main><h1>${title}</h1><p>${text}</p><p><a href="">${retry}</a></p></main></body></html>`,
  ].join('');
}
