import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../api/testing/open-app.tsx';
import { openPage } from '../testing/open-page.tsx';

test.each(['100%acrylic', '5%41', '100% wool & silk', 'a+b #1', '٪50 é'])(
  '@SHELL-03 @LIST-02 a search for “%s” keeps its text in the URL, the box, the title and the request',
  async (text) => {
    const app = openApp();
    await openPage(app, `/products?${new URLSearchParams({ search: text })}`);
    // One of these texts is part of a product code.
    const hasText = (name: string) =>
      /^(?:No r|R)esults for /.test(name) && name.endsWith(`“${text}”`);
    expect(await screen.findByRole('heading', { level: 1, name: hasText })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Search products' })).toHaveValue(text);
    const searches = app.sent.map(({ path }) =>
      new URL(path, location.href).searchParams.get('search'),
    );
    expect(searches).toContain(text);
  },
);
