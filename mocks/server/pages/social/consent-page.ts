import type { World } from '../../../domain/world/world.ts';
import { escapeHtml } from '../../../lib/escape-html.ts';
import { page } from '../html/page-layout.ts';
import { SOCIAL_ACCOUNTS } from './people.ts';

const TITLES = { google: 'Google', facebook: 'Facebook', apple: 'Apple' } as const;

/** Simulates a provider's dialog. */
export function consentPage(
  world: World,
  provider: keyof typeof TITLES,
  params: URLSearchParams,
): string {
  const hidden = [...params]
    .map(
      ([name, value]) =>
        `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
    )
    .join('');
  const buttons = SOCIAL_ACCOUNTS.map(
    ({ id, name, email }, index) =>
      `<form method="post">${hidden}<button name="person" value="${id}"${index === 0 ? ' class="first"' : ''}>Continue as ${escapeHtml(name)}</button><p class="note">${escapeHtml(email)}</p></form>`,
  );
  const title = TITLES[provider];
  return page(world, {
    heading: `Sign in with ${title}`,
    content: `${buttons.join('\n')}
<form method="post">${hidden}<button>Cancel</button></form>
<p class="note">This page simulates ${title}. No account is needed and nothing leaves this machine.</p>`,
  });
}

/** The script that opened the dialog closes it. */
export function donePage(world: World): string {
  return page(world, {
    heading: 'Back to the shop',
    content: '<p>You can close this window.</p>',
  });
}
