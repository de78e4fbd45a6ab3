import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { OpenApp } from '../../../api/testing/open-app.tsx';
import { openChatApp, removeRealtime, renderChat } from '../../../test/render-chat.tsx';
import { fakeAdvancingTimers, advanceTime } from '../../../test/time.ts';
import { Screen } from '../screens/messages-screen.tsx';
import { user } from '../../../test/user.ts';

const SHOP_COUNT = 40;

beforeEach(fakeAdvancingTimers);

const rows = () =>
  within(screen.getByRole('list', { name: 'Shops' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const pagesOf = (app: OpenApp) =>
  app
    .calls()
    .filter((call) => call.includes('/get-shops'))
    .map((call) => Number(/[?&]page=(\d+)/.exec(call)?.[1]));

/** More conversations than a page. Without realtime, only the list loads them. */
async function openManyConversations(options: Parameters<typeof openChatApp>[0] = {}) {
  const app = await openChatApp(options);
  await removeRealtime(app);
  for (let shopId = 1; shopId <= SHOP_COUNT; shopId += 1) {
    await app.performStaffAction({
      action: 'seller-writes',
      shopId,
      customerId: 2,
      text: `Shop ${shopId}`,
    });
  }
  await app.signIn('new@souk.example');
  app.sent.length = 0;
  return app;
}

test('@MSG-09 loads pages of 20 shops, one second apart, until an empty page', async () => {
  const at: number[] = [];
  const app = await openManyConversations({
    before: async (path) => {
      if (path.startsWith('/api/get-shops')) at.push(Date.now());
      return Promise.resolve(undefined);
    },
  });
  renderChat(app, <Screen />);
  await waitFor(() => expect(rows()).toHaveLength(20));
  expect(app.calls().find((call) => call.includes('/get-shops'))).toContain('per_page=20');
  await waitFor(() => expect(rows()).toHaveLength(SHOP_COUNT));
  expect(new Set(rows()).size).toBe(SHOP_COUNT);
  await advanceTime(1000);
  await waitFor(() => expect(Math.max(...pagesOf(app))).toBe(3));
  const [, second = 0, third = 0] = pagesOf(app)
    .map((page, index) => ({ page, at: at[index] ?? 0 }))
    .filter(({ page }, index, all) => all.findIndex((one) => one.page === page) === index)
    .map((one) => one.at);
  expect(third - second).toBeGreaterThanOrEqual(1000);
  await advanceTime(5000);
  expect(Math.max(...pagesOf(app))).toBe(3);
});

test('@MSG-09 stops paging when a page fails, shows the error and can retry', async () => {
  let fails = true;
  const app = await openManyConversations({
    before: async (path) =>
      fails && /get-shops\?(.*&)?page=2(&|$)/.test(path)
        ? Promise.resolve(Response.json({ message: 'Not now' }, { status: 422 }))
        : Promise.resolve(undefined),
  });
  renderChat(app, <Screen />);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('Not now')).toBeVisible();
  expect(rows()).toHaveLength(20);
  app.sent.length = 0;
  await advanceTime(5000);
  expect(pagesOf(app)).toEqual([]);
  fails = false;
  await user.click(retry);
  await advanceTime(1000);
  await waitFor(() => expect(rows()).toHaveLength(SHOP_COUNT));
});

test('@MSG-09 can retry when the first page fails', async () => {
  const app = await openChatApp();
  await app.fail({ operation: 'listConversations', status: 403, times: 1 });
  renderChat(app, <Screen />);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rows().length).toBeGreaterThan(1));
});
