import { afterEach } from 'vitest';

// Tests without a page neither need the matchers of one nor should wait for them to load.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
}
