import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../api/testing/open-app.tsx';
import { HOSTILE_URLS } from '../../lib/html/testing/hostile-urls.ts';
import { openShopWith, renderShell } from '../testing/render-shell.tsx';
import { renderApp } from '../../test/render-app.tsx';
import { SiteLink } from './site-link.tsx';

test.each(HOSTILE_URLS)('@SHELL-06 a link of the operator never opens %j', (url) => {
  renderApp(
    openApp(),
    <SiteLink url={url} target="_blank">
      Offer
    </SiteLink>,
  );
  expect(screen.getByText('Offer')).not.toHaveAttribute('href');
});

test.each([
  ['//evil.example', '//evil.example'],
  ['/\\evil.example', '//evil.example'],
  ['/\t/evil.example', '//evil.example'],
])('@SHELL-06 %j is a link to another site, not a page of the shop', (url, href) => {
  const { visited } = renderApp(
    openApp(),
    <SiteLink url={url} target="_self">
      Offer
    </SiteLink>,
  );
  expect(screen.getByRole('link', { name: 'Offer' })).toHaveAttribute('href', href);
  expect(visited).toEqual(['/']);
});

test('@SHELL-09 omits menu entries, stores and social links with unsafe URLs', async () => {
  const [url = ''] = HOSTILE_URLS;
  const entry = {
    id: 1,
    name: 'Trap',
    title: null,
    url,
    is_external: true,
    target: '_self',
  } as const;
  renderShell(
    await openShopWith({
      menus: [entry, { ...entry, id: 2, name: 'Offers', url: 'https://offers.example' }],
      social_links: [
        { id: 1, name: 'Trap', logo: url, link: url },
        { id: 2, name: 'Facebook', logo: url, link: 'https://facebook.example' },
      ],
      google_playstore_link: url,
      app_store_link: 'https://apps.example',
      web_logo: url,
    }),
  );
  expect(await screen.findByRole('link', { name: 'Offers' })).toHaveAttribute(
    'href',
    'https://offers.example',
  );
  const footer = within(await screen.findByRole('contentinfo'));
  expect(await footer.findByRole('link', { name: 'Facebook' })).toBeVisible();
  expect(footer.getByRole('link', { name: 'App Store' })).toBeVisible();
  expect(footer.queryByRole('link', { name: 'Google Play' })).toBeNull();
  expect(screen.queryByText('Trap')).toBeNull();
  expect(document.querySelector('[href^="javascript:"], [src^="javascript:"]')).toBeNull();
});
