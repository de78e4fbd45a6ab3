import { type Mock, vi } from 'vitest';

/** A stand-in for the browser's window of a payment. */
export interface FakeWindow {
  /** Where the window has been led to. */
  urls: string[];
  /** Puts a page of the backend into it. */
  goTo: (path: string) => void;
  closed: boolean;
  opener: unknown;
  focus: Mock;
}

/** Has the browser open such windows, or block them; answers those opened and what was opened in this tab. */
export function watchWindows(isBlocked = false) {
  const opened: FakeWindow[] = [];
  const inThisTab: string[] = [];
  vi.spyOn(window, 'open').mockImplementation((url, target) => {
    if (target === '_self') {
      inThisTab.push(String(url));
      return window;
    }
    if (isBlocked) return null;
    const location = { pathname: 'blank', search: '' };
    const fake = {
      urls: [] as string[],
      closed: false,
      opener: window as unknown,
      document: document.implementation.createHTMLDocument(),
      focus: vi.fn(),
      close: () => {
        fake.closed = true;
      },
      goTo: (path: string) => {
        const { pathname, search } = new URL(path, 'https://shop.example');
        Object.assign(location, { pathname, search });
      },
      location: Object.assign(location, { replace: (to: string) => fake.urls.push(to) }),
    };
    opened.push(fake);
    return fake as unknown as Window;
  });
  return { opened, inThisTab };
}
