import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { startProcess } from '../../scripts/bench/server-process.ts';
import { builtFile } from '../helpers/built-file.ts';
import { translator } from '../helpers/messages.ts';
import { writeNextBuild } from '../helpers/next-build.ts';
import { expect, test as base, waitForHydration } from '../helpers/shop.ts';

const t = translator('en');
const SERVER = resolve(import.meta.dirname, '../../dist/server/main.js');

interface Deployment {
  url: string;
  /** Replaces the server by one with another build at the same address, which may lack a script. */
  deployNext: (missing?: string) => Promise<void>;
  stop: () => Promise<void>;
}

const test = base.extend<{ deployment: Deployment; sentPages: string[] }>({
  deployment: async ({ shop }, use, info) => {
    // The browser logs each file that is missing.
    shop.expectConsole(/Failed to (?:load|fetch)/);
    const env = { BACKEND_URL: process.env['E2E_MOCK_URL'] ?? '', MOCK_WORLDS: 'on' };
    let server = await startProcess(SERVER, { ...env, PORT: '0' });
    const { url } = server;
    // The browser's connections are open, so that a drain would take its time.
    const stop = () => server.stop('SIGKILL');
    await use({
      url,
      stop,
      async deployNext(missing) {
        const folder = info.outputPath('next-build');
        writeNextBuild(folder, missing);
        await stop();
        const { port } = new URL(url);
        server = await startProcess(SERVER, { ...env, PORT: port, CLIENT_FOLDER: folder });
      },
    });
    await stop();
  },
  /** Paths of the pages that the server has sent. */
  sentPages: async ({ page }, use) => {
    const paths: string[] = [];
    page.on('response', (response) => {
      const request = response.request();
      if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
    });
    await use(paths);
  },
});

/** Also waits for the code that follows hydration, which a new build no longer has. */
async function openContactPage(page: Page, { url }: Deployment) {
  const responses = ['src/ui/feedback/toast-list.tsx', 'src/app/shell/footer/footer.tsx'].map(
    (module) => page.waitForResponse(`**/${builtFile(module)}`),
  );
  await page.goto(`${url}/contact-us`);
  await waitForHydration(page, t);
  // The first action loads the code of toasts.
  await page.mouse.move(1, 1);
  for (const response of await Promise.all(responses)) await response.finished();
}

async function followFooterLink(page: Page, name: string) {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
}

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test('a tab of an old build gets the next page from the server and keeps typed text', async ({
  page,
  deployment,
  sentPages,
}) => {
  await openContactPage(page, deployment);
  const message = page.getByRole('textbox', { name: t('Message', {}, 'field') });
  await message.fill('Is the lamp still available?');
  await deployment.deployNext();

  await followFooterLink(page, t('About us'));
  await expect(page).toHaveURL(`${deployment.url}/about-us`);
  await waitForHydration(page, t);
  await expect(heading(page)).toBeVisible();
  // The new build is complete, so this page needs no reload.
  await followFooterLink(page, t('Contact us'));
  await expect(message).toHaveValue('Is the lamp still available?');
  expect(sentPages).toEqual(['/contact-us', '/about-us']);
});

test('a tab of an old build offers a reload for a dialog that it lacks, and reloads when a page that it lacks is opened by Back', async ({
  page,
  deployment,
  sentPages,
}) => {
  // An entry of the history whose code this tab has not loaded.
  await page.addInitScript(() => {
    if (location.pathname !== '/contact-us') return;
    history.replaceState(null, '', '/shops');
    history.pushState(null, '', '/contact-us');
  });
  await openContactPage(page, deployment);
  await deployment.deployNext();

  await page.getByRole('button', { name: t('Log in'), exact: true }).click();
  await expect(page.getByRole('button', { name: t('Reload page') })).toBeVisible();
  const loaded = page.waitForEvent('load');
  await page.goBack();
  await loaded;
  expect(sentPages).toEqual(['/contact-us', '/shops']);
  // The server compresses the scripts of this build at their first request.
  await page.waitForLoadState('networkidle');
  await waitForHydration(page, t);
  await expect(heading(page)).toBeVisible();
  expect(sentPages).toHaveLength(2);
});

test('a tab of an old build whose first action needs missing code shows a message and follows links', async ({
  page,
  deployment,
  sentPages,
}) => {
  const header = page.waitForResponse(
    `**/${builtFile('src/app/shell/wide-header/wide-header.tsx')}`,
  );
  await page.goto(`${deployment.url}/contact-us`);
  await expect(page.getByRole('region', { name: t('Notifications') })).toBeAttached();
  await (await header).finished();
  await deployment.deployNext();

  await page.getByRole('button', { name: t('Log in'), exact: true }).click();
  await expect(page.getByText(t('We couldn’t open this.'))).toBeVisible();
  await page.getByRole('button', { name: t('Dismiss') }).click();
  await expect(page.getByRole('button', { name: t('Reload page') })).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Souk', exact: true }).click();
  await expect.poll(() => sentPages).toEqual(['/contact-us', '/']);
  await expect(heading(page)).toBeVisible();
});

test('a tab of an old build shows why a page is missing while the server is down', async ({
  page,
  deployment,
  sentPages,
}) => {
  await openContactPage(page, deployment);
  await deployment.stop();
  await followFooterLink(page, t('About us'));
  await expect(page.getByRole('button', { name: t('Reload page') })).toBeVisible();
  expect(sentPages).toEqual(['/contact-us']);
});

for (const [path, name, module] of [
  ['/shops', 'start', 'src/app/entries/entry-browser.tsx'],
  ['/order-history', 'access check', 'src/app/navigation/guard.tsx'],
] as const) {
  test(`a page reloads once if its ${name} never loads, and its links work`, async ({
    page,
    deployment,
    sentPages,
  }) => {
    await deployment.deployNext(builtFile(module));
    await page.goto(deployment.url + path);
    await expect.poll(() => sentPages).toEqual([path, path]);
    await page.getByRole('banner').getByRole('link', { name: 'Souk' }).first().click();
    await expect(page).toHaveURL(`${deployment.url}/`);
    await expect(page.getByRole('main').getByRole('region').first()).toBeVisible();
    expect(sentPages.filter((sent) => sent === path)).toHaveLength(2);
  });
}
