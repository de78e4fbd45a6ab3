import { type Mock, vi } from 'vitest';

export interface FakeWindow {
  urls: string[];
  /** Simulates a page of the backend. */
  goTo: (path: string) => void;
  closed: boolean;
  opener: unknown;
  focus: Mock;
}

/** Mocks `window.open`. Returns the opened windows and the URLs opened in this tab. */
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
