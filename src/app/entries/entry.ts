import '../../ui/theme/global.css.ts';
import { sendEarlyRequests } from '../../api/transport/early-requests.ts';
import { PAGE_FILES_ID } from '../../lib/config/page-files.ts';
import { reloadForNewBuild } from '../../lib/outdated-build.ts';
import { keepEarlyEvents } from './early-events.ts';
import { whenPainted } from './when-painted.ts';

// This file is small, so that it starts long before the rest.
keepEarlyEvents();
sendEarlyRequests();
// Not awaited: modules that it loads import this file's chunk.
void whenPainted()
  .then(() => {
    preloadPageFiles();
    return import('./entry-browser.tsx');
  })
  .catch(async (error: unknown) => {
    if (!(await reloadForNewBuild())) throw error;
  });

/** Requests all files at once: each module is otherwise requested after the one that imports it. */
function preloadPageFiles() {
  const list = document.getElementById(PAGE_FILES_ID)?.textContent;
  for (const href of list ? (JSON.parse(list) as string[]) : []) {
    const link = document.createElement('link');
    if (href.endsWith('.css'))
      Object.assign(link, { rel: 'preload', as: 'style', crossOrigin: '' });
    else link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}
