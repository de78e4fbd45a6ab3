import { afterEach } from 'vitest';

// Tests without a page neither need the matchers of one nor should wait for them to load.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup, configure } = await import('@testing-library/react');
  // Screens load their code when first shown, on busy machines not within a second.
  configure({ asyncUtilTimeout: 8_000 });
  afterEach(cleanup);
}
