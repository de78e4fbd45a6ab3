import { isOffline, whenOnline } from './offline.ts';

/**
 * Requests each link of the page's head that fails once more, offline when the browser is back
 * online. Vite requests a style sheet only once, and would show what loads later without its styles.
 */
export function retryLinks(): void {
  const onError = async (event: Event) => {
    const { target } = event;
    if (!(target instanceof HTMLLinkElement) || target.dataset['retried']) return;
    // Vite goes on to wait.
    event.stopPropagation();
    if (isOffline()) await whenOnline();
    else target.dataset['retried'] = 'once';
    // An inserted link is requested.
    document.head.append(target);
  };
  // Error events of elements do not bubble.
  window.addEventListener('error', (event) => void onError(event), true);
}
