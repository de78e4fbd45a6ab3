import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useGetShop, useListShops } from '../../api/generated/shops.ts';
import { openApp, type OpenApp } from '../../api/testing/open-app.tsx';
import { renderApp } from '../../test/render-app.tsx';
import { QueryView } from './query-view.tsx';
import { user } from '../../test/user.ts';

function Shop({ id }: { id: number }) {
  const shop = useGetShop({ id });
  return (
    <QueryView
      query={shop}
      skeleton={<p>loading</p>}
      renderFrame={(state) => (
        <section aria-label="Shop">
          <button type="button" onClick={() => void shop.retry()}>
            Load again
          </button>
          {state}
        </section>
      )}
    >
      {(data) => <h2>{data.shop.name}</h2>}
    </QueryView>
  );
}

function Shops({ page }: { page: number }) {
  const shops = useListShops({ page, per_page: 2 }, { keepPreviousData: true });
  return (
    <QueryView
      query={shops}
      skeleton={<p>loading</p>}
      renderEmpty={(data) => (data.shops.length > 0 ? null : <p>none here</p>)}
    >
      {(data) => (
        <ul aria-busy={shops.isPrevious}>
          {data.shops.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}

const anyHeading = () => screen.findByRole('heading', { level: 2 });

test('shows the skeleton, then the content', async () => {
  renderApp(openApp(), <Shop id={1} />);
  expect(screen.getByText('loading')).toBeVisible();
  expect(await anyHeading()).toBeVisible();
  expect(screen.queryByText('loading')).toBeNull();
});

test('offers a retry after a failure, inside the frame', async () => {
  const app = openApp();
  await app.fail({ operation: 'getShop', status: 500, times: 1 });
  renderApp(app, <Shop id={1} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side.');
  expect(screen.getByRole('region', { name: 'Shop' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.getByRole('heading', { level: 2 })).toBeVisible();
});

test('keeps the content when a refetch fails', async () => {
  const app = openApp();
  renderApp(app, <Shop id={1} />);
  const { textContent: name } = await anyHeading();
  await app.fail({ operation: 'getShop', status: 500 });
  const before = app.calls().length;
  await user.click(screen.getByRole('button', { name: 'Load again' }));
  await waitFor(() => expect(app.calls().length).toBeGreaterThan(before));
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(name);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('@PROD-08 shows the not-found page without the frame for an unknown id', async () => {
  renderApp(openApp(), <Shop id={99_999} />);
  expect(await screen.findByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Shop' })).toBeNull();
});

test('shows the empty message for an empty list', async () => {
  renderApp(openApp(), <Shops page={99} />);
  expect(await screen.findByText('none here')).toBeVisible();
});

async function openNextPage(app: OpenApp, meanwhile: () => Promise<void>) {
  function Pages() {
    const [page, setPage] = useState(1);
    return (
      <>
        <button type="button" onClick={() => setPage(2)}>
          Turn
        </button>
        <Shops page={page} />
      </>
    );
  }
  renderApp(app, <Pages />);
  const [first] = await screen.findAllByRole('listitem');
  await meanwhile();
  await user.click(screen.getByRole('button', { name: 'Turn' }));
  return first?.textContent;
}

test('@PAGE-01 keeps the previous page until the next one has loaded', async () => {
  const app = openApp();
  const release = app.delayRequests('?page=2');
  const first = await openNextPage(app, () => Promise.resolve());
  expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'true');
  release();
  await waitFor(() => expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'false'));
  expect(screen.getAllByRole('listitem')[0]).not.toHaveTextContent(String(first));
});

test('@PAGE-01 hides the previous page when the next one fails', async () => {
  const app = openApp();
  await openNextPage(app, () => app.fail({ operation: 'listShops', status: 500, times: 1 }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByRole('listitem')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
});
