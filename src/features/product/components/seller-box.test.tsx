import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../../api/testing/open-app.tsx';
import { loadProduct } from '../../../test/pick-product.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { SellerBox } from './seller-box.tsx';

const PICTURE = 'https://media.test/lamp-400.webp';
const PLACEHOLDER = 'https://media.test/default/default.jpg';

/** Renders one best seller for each thumbnail. Returns the paths of those that are shown. */
async function renderBestSellers(thumbnails: string[]) {
  const app = openApp();
  const product = await loadProduct(app, 1);
  const bestSellers = thumbnails.map((thumbnail, index) => {
    return { id: index + 1, name: `Lamp ${index + 1}`, thumbnail };
  });
  renderApp(app, <SellerBox product={product} bestSellers={bestSellers} />, '/products/1/details');
  const links = screen.queryAllByRole('link', { name: /^Lamp/ });
  return links.map((link) => link.getAttribute('href'));
}

test('@PROD-05 shows the first three best sellers with a picture', async () => {
  const thumbnails = [PLACEHOLDER, PICTURE, '', PICTURE, PICTURE, PICTURE];
  expect(await renderBestSellers(thumbnails)).toEqual(
    [2, 4, 5].map((id) => `/products/${id}/details`),
  );
});

test('@PROD-05 shows no best sellers if fewer than three have a picture', async () => {
  expect(await renderBestSellers([PICTURE, PLACEHOLDER, PICTURE])).toEqual([]);
});
