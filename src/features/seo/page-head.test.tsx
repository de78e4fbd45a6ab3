import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../api/testing/open-app.tsx';
import { AppLink } from '../../lib/router/app-link.tsx';
import { renderApp } from '../../test/render-app.tsx';
import { user } from '../../test/user.ts';
import { PageHead } from './page-head.tsx';
import { SERVER_TAG, ServerTags } from './server-tags.tsx';

test('@ROUTE-06 sets the title', async () => {
  renderApp(openApp(), <PageHead title="Lamp" description="It is warm." />, '/products/7/details');
  await waitFor(() => expect(document.title).toMatch(/^Lamp - ./));
});

test('@SEO-01 removes the server’s tags of the first page on navigation', async () => {
  renderApp(
    openApp(),
    <>
      <ServerTags />
      <AppLink href="/products/8/details">Chair</AppLink>
    </>,
    '/products/7/details',
  );
  const canonical = document.createElement('link');
  canonical.rel = 'canonical';
  canonical.setAttribute(SERVER_TAG, '');
  document.head.append(canonical);
  await user.click(screen.getByRole('link', { name: 'Chair' }));
  await waitFor(() => expect(canonical.isConnected).toBe(false));
});
